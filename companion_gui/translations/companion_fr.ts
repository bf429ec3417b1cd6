<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>%n thing(s) to look at before the next deal.</source>
        <translation>
            <numerusform>%n point à examiner avant la donne suivante.</numerusform>
            <numerusform>%n points à examiner avant la donne suivante.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n pli</numerusform>
            <numerusform>%n plis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>{word}: nothing there</source>
        <translation>{word}&#xa0;: rien</translation>
    </message>
</context>
<context>
    <name>AgreeDialog</name>
    <message>
        <source>Do all four agree?</source>
        <translation>Tous les quatre sont d&apos;accord&#xa0;?</translation>
    </message>
    <message>
        <source>It is logged with these names; undo takes it back.</source>
        <translation>C&apos;est noté avec ces noms&#xa0;; Annuler y revient.</translation>
    </message>
    <message>
        <source>The table agrees</source>
        <translation>La table est d&apos;accord</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Earlier log, to read only: {log}</source>
        <translation>Journal antérieur, en lecture seule&#xa0;: {log}</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Last trick</source>
        <translation>Dernier pli</translation>
    </message>
    <message>
        <source>Explained</source>
        <translation>Explications</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Nothing to explain now.</source>
        <translation>Rien à expliquer pour l&apos;instant.</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>Before the first hand</source>
        <translation>Avant la première donne</translation>
    </message>
</context>
<context>
    <name>CardPicker</name>
    <message>
        <source>Which card?</source>
        <translation>Quelle carte&#xa0;?</translation>
    </message>
    <message>
        <source>Click a card, or type its rank and suit: J H, 10 S, A C.</source>
        <translation>Cliquez sur une carte ou tapez valeur et couleur&#xa0;: J H, 10 S, A C.</translation>
    </message>
    <message>
        <source>{rank} of …  type C, D, H or S.</source>
        <translation>{rank} de …  tapez C, D, H ou S.</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>Put these four cards down, face up and apart</source>
        <translation>Posez ces quatre cartes, faces visibles et espacées</translation>
    </message>
    <message>
        <source>You may start without it. The test shows what the camera reads before it matters.</source>
        <translation>Vous pouvez commencer sans cet essai. Il montre ce que lit la caméra avant que cela compte.</translation>
    </message>
</context>
<context>
    <name>ClaimDialog</name>
    <message>
        <source>Claim a revoke</source>
        <translation>Réclamer une renonce</translation>
    </message>
    <message>
        <source>trick {number}</source>
        <translation>pli {number}</translation>
    </message>
    <message>
        <source>Who claims</source>
        <translation>Qui réclame</translation>
    </message>
    <message>
        <source>Who revoked</source>
        <translation>Qui a renoncé</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Log the claim</source>
        <translation>Inscrire la réclamation</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Réclamation</translation>
    </message>
</context>
<context>
    <name>Consequences</name>
    <message>
        <source>A new game begins, at {score}.</source>
        <translation>Une nouvelle partie commence, à {score}.</translation>
    </message>
    <message>
        <source>Score: {before} becomes {after}.</source>
        <translation>Score&#xa0;: {before} devient {after}.</translation>
    </message>
    <message>
        <source>Hand {number} is still being played: what it brings is added.</source>
        <translation>La donne {number} est encore en cours&#xa0;: ce qu&apos;elle rapporte s&apos;y ajoute.</translation>
    </message>
    <message>
        <source>The game is not over any more.</source>
        <translation>La partie n&apos;est plus terminée.</translation>
    </message>
    <message>
        <source>{who} win the game.</source>
        <translation>{who} gagnent la partie.</translation>
    </message>
    <message>
        <source>The game ends level.</source>
        <translation>La partie finit à égalité.</translation>
    </message>
    <message>
        <source>The hand in progress is broken off.</source>
        <translation>La donne en cours est interrompue.</translation>
    </message>
    <message>
        <source>{who} deals next.</source>
        <translation>{who} donne ensuite.</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>personne encore</translation>
    </message>
    <message>
        <source>Trick {number} goes to {who}.</source>
        <translation>Le pli {number} va à {who}.</translation>
    </message>
    <message>
        <source>{who} have {tricks}.</source>
        <translation>{who} ont {tricks}.</translation>
    </message>
    <message>
        <source>No trump.</source>
        <translation>Pas d&apos;atout.</translation>
    </message>
    <message>
        <source>{Suit} are trump.</source>
        <translation>{Suit} est atout.</translation>
    </message>
    <message>
        <source>{who} made trump.</source>
        <translation>{who} a fait l&apos;atout.</translation>
    </message>
    <message>
        <source>The maker plays alone.</source>
        <translation>Le preneur joue seul.</translation>
    </message>
    <message>
        <source>The maker does not play alone.</source>
        <translation>Le preneur ne joue pas seul.</translation>
    </message>
    <message>
        <source>{who} is the dealer.</source>
        <translation>{who} est donneur.</translation>
    </message>
    <message>
        <source>No longer found: {what}</source>
        <translation>N&apos;est plus constaté&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Newly found: {what}</source>
        <translation>Nouveau constat&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Now {state}: {what}</source>
        <translation>Désormais {state}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Signatures no longer stand: {who}.</source>
        <translation>Signatures caduques&#xa0;: {who}.</translation>
    </message>
</context>
<context>
    <name>Correct</name>
    <message>
        <source>passes</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>orders up</source>
        <translation>fait prendre</translation>
    </message>
    <message>
        <source>names a suit</source>
        <translation>nomme une couleur</translation>
    </message>
    <message>
        <source>goes alone</source>
        <translation>joue seul</translation>
    </message>
    <message>
        <source>does not go alone</source>
        <translation>ne joue pas seul</translation>
    </message>
    <message>
        <source>defends alone</source>
        <translation>défend seul</translation>
    </message>
    <message>
        <source>does not defend alone</source>
        <translation>ne défend pas seul</translation>
    </message>
</context>
<context>
    <name>CorrectDialog</name>
    <message>
        <source>Correct an event</source>
        <translation>Corriger un événement</translation>
    </message>
    <message>
        <source>What should the log have said?</source>
        <translation>Qu&apos;aurait dû dire le journal&#xa0;?</translation>
    </message>
    <message>
        <source>It never happened</source>
        <translation>Cela n&apos;a pas eu lieu</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Annonce</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>seul</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>as it was</source>
        <translation>comme c&apos;était</translation>
    </message>
    <message>
        <source>last in the hand</source>
        <translation>en dernier dans la donne</translation>
    </message>
    <message>
        <source>before: {what}</source>
        <translation>avant&#xa0;: {what}</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>non lue</translation>
    </message>
    <message>
        <source>Which card was it?</source>
        <translation>Quelle carte était-ce&#xa0;?</translation>
    </message>
    <message>
        <source>Strike out</source>
        <translation>Rayer</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Correction</translation>
    </message>
</context>
<context>
    <name>DifferenceModel</name>
    <message>
        <source>What it decides</source>
        <translation>Ce qui est réglé</translation>
    </message>
</context>
<context>
    <name>DirectorWindow</name>
    <message>
        <source>Euchre table</source>
        <translation>Table d&apos;euchre</translation>
    </message>
    <message>
        <source>{title} – Director – Euchre Companion</source>
        <translation>{title} – Arbitre – Euchre Companion</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Nothing so far.</source>
        <translation>Rien jusqu&apos;ici.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Set score</source>
        <translation>Fixer le score</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>Hands played</source>
        <translation>Donnes jouées</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>Choose a line of the log first, then correct it.</source>
        <translation>Choisissez d&apos;abord une ligne du journal, puis corrigez-la.</translation>
    </message>
</context>
<context>
    <name>EvidenceView</name>
    <message>
        <source>Earlier picture</source>
        <translation>Image précédente</translation>
    </message>
    <message>
        <source>Later picture</source>
        <translation>Image suivante</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajuster</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Preuves</translation>
    </message>
    <message>
        <source>Picture {number} of {count}</source>
        <translation>Image {number} sur {count}</translation>
    </message>
    <message>
        <source>No pictures were kept</source>
        <translation>Aucune image conservée</translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message>
        <source>{Suit} are trump. Highest is {right}, then {left}, which counts as {suit}; then {rest}.</source>
        <translation>{Suit} est atout. Le plus fort est {right}, puis {left}, qui compte comme {suit}&#xa0;; puis {rest}.</translation>
    </message>
    <message>
        <source>{who} took the last trick: {card} was the highest of the suit led, and nobody trumped.</source>
        <translation>{who} a fait le dernier pli&#xa0;: {card} était la plus forte de la couleur entamée, et personne n&apos;a coupé.</translation>
    </message>
    <message>
        <source>{who} took the last trick: trump was led, and {card} was the highest trump.</source>
        <translation>{who} a fait le dernier pli&#xa0;: atout était entamé, et {card} était le plus fort.</translation>
    </message>
    <message>
        <source>{who} took the last trick: {card} is trump and beats every card of the suit led.</source>
        <translation>{who} a fait le dernier pli&#xa0;: {card} est atout et bat toute carte de la couleur entamée.</translation>
    </message>
    <message>
        <source>{who} made {suit} trump, and that side took {tricks}; it needed three.</source>
        <translation>{who} a mis atout {suit}, et son camp a fait {tricks}&#xa0;; il en fallait trois.</translation>
    </message>
    <message>
        <source>{who} made {suit} trump and plays alone: {partner} lays the cards down. Three tricks are needed; all five count more.</source>
        <translation>{who} a mis atout {suit} et joue seul&#xa0;: {partner} pose ses cartes. Il faut trois plis&#xa0;; les cinq comptent davantage.</translation>
    </message>
    <message>
        <source>{who} made {suit} trump: {who} and {partner} need three tricks of five, or the others score.</source>
        <translation>{who} a mis atout {suit}&#xa0;: {who} et {partner} doivent faire trois plis sur cinq, sinon les autres marquent.</translation>
    </message>
    <message>
        <source>{who} led {card}, which counts as {suit}: whoever has {suit} plays {suit}.</source>
        <translation>{who} a entamé {card}, qui compte comme {suit}&#xa0;: qui a du {suit} joue {suit}.</translation>
    </message>
    <message>
        <source>{who} led {card}: whoever has {suit} plays {suit}.</source>
        <translation>{who} a entamé {card}&#xa0;: qui a du {suit} joue {suit}.</translation>
    </message>
    <message>
        <source>{who} takes up the card that was turned and lays one card away, face down.</source>
        <translation>{who} prend la retourne et écarte une carte, face cachée.</translation>
    </message>
    <message>
        <source>It is {who}&apos;s turn to play.</source>
        <translation>C&apos;est à {who} de jouer.</translation>
    </message>
    <message>
        <source>It is {who}&apos;s turn to lead.</source>
        <translation>C&apos;est à {who} d&apos;entamer.</translation>
    </message>
    <message>
        <source>It is {who}&apos;s turn to call.</source>
        <translation>C&apos;est à {who} d&apos;annoncer.</translation>
    </message>
    <message>
        <source>{Suit} were turned down. {who} may pass, or name another suit.</source>
        <translation>{Suit} a été refusé. {who} peut passer ou nommer une autre couleur.</translation>
    </message>
    <message>
        <source>{who} may pass, or make {suit} trump; then the dealer takes up {card}.</source>
        <translation>{who} peut passer ou mettre atout {suit}&#xa0;; le donneur prend alors {card}.</translation>
    </message>
</context>
<context>
    <name>Felt</name>
    <message>
        <source>The table from above</source>
        <translation>La table vue de dessus</translation>
    </message>
</context>
<context>
    <name>FindingList</name>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
</context>
<context>
    <name>FindingView</name>
    <message>
        <source>The laws of this table</source>
        <translation>Les règles de cette table</translation>
    </message>
    <message>
        <source>Note: why, in your own words</source>
        <translation>Note&#xa0;: pourquoi, avec vos mots</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Otherwise…</source>
        <translation>Autrement…</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Rejeter</translation>
    </message>
    <message>
        <source>To be settled: {what}</source>
        <translation>À établir&#xa0;: {what}</translation>
    </message>
    <message>
        <source>There is nothing in it; the points stay as they are.</source>
        <translation>Il n&apos;y a rien&#xa0;; les points restent tels quels.</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Preuves</translation>
    </message>
</context>
<context>
    <name>FindingWords</name>
    <message>
        <source>Revoke</source>
        <translation>Renonce</translation>
    </message>
    <message>
        <source>Renounce, put right in time</source>
        <translation>Renonce, corrigée à temps</translation>
    </message>
    <message>
        <source>Lead out of turn</source>
        <translation>Entame hors tour</translation>
    </message>
    <message>
        <source>Play out of turn</source>
        <translation>Jeu hors tour</translation>
    </message>
    <message>
        <source>Call out of turn</source>
        <translation>Annonce hors tour</translation>
    </message>
    <message>
        <source>Improper call</source>
        <translation>Annonce irrégulière</translation>
    </message>
    <message>
        <source>Deal out of turn</source>
        <translation>Donne hors tour</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <translation>Maldonne</translation>
    </message>
    <message>
        <source>Exposed card</source>
        <translation>Carte exposée</translation>
    </message>
    <message>
        <source>Penalty card not played</source>
        <translation>Carte pénalisée non jouée</translation>
    </message>
    <message>
        <source>Wrong number of cards</source>
        <translation>Mauvais nombre de cartes</translation>
    </message>
    <message>
        <source>No discard</source>
        <translation>Pas d&apos;écart</translation>
    </message>
    <message>
        <source>Up card buried</source>
        <translation>Retourne écartée</translation>
    </message>
    <message>
        <source>Alone said late</source>
        <translation>Seul annoncé trop tard</translation>
    </message>
    <message>
        <source>Defended alone</source>
        <translation>Défense seul</translation>
    </message>
    <message>
        <source>A sitting-out hand played</source>
        <translation>Une main au repos a joué</translation>
    </message>
    <message>
        <source>Sitting-out hand faced</source>
        <translation>Main au repos montrée</translation>
    </message>
    <message>
        <source>Two cards to one trick</source>
        <translation>Deux cartes au même pli</translation>
    </message>
    <message>
        <source>Two cards at the same moment</source>
        <translation>Deux cartes au même instant</translation>
    </message>
    <message>
        <source>Card taken back</source>
        <translation>Carte reprise</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Réclamation</translation>
    </message>
    <message>
        <source>Hand thrown in</source>
        <translation>Donne abandonnée</translation>
    </message>
    <message>
        <source>Trick gathered by the other side</source>
        <translation>Pli ramassé par l&apos;autre camp</translation>
    </message>
    <message>
        <source>Foul deck</source>
        <translation>Jeu faussé</translation>
    </message>
    <message>
        <source>Kitty looked at</source>
        <translation>Talon regardé</translation>
    </message>
    <message>
        <source>Trump may be entered wrongly</source>
        <translation>L&apos;atout est peut-être mal saisi</translation>
    </message>
    <message>
        <source>Score shown wrongly</source>
        <translation>Score mal affiché</translation>
    </message>
    <message>
        <source>Claim not proved</source>
        <translation>Réclamation non prouvée</translation>
    </message>
    <message>
        <source>Incident</source>
        <translation>Incident</translation>
    </message>
    <message>
        <source>A player who holds a card of the suit led must play one; the left bower counts as trump. Whether a card of that suit was in the hand is shown by the cards themselves, once it is played or faced.</source>
        <translation>Qui a une carte de la couleur entamée doit en jouer une&#xa0;; le valet gauche compte comme atout. Si une telle carte était en main, les cartes elles-mêmes le montrent dès qu&apos;elles sont jouées ou montrées.</translation>
    </message>
    <message>
        <source>A wrong card may be taken back and the right one played until the laws in force call the revoke established.</source>
        <translation>Une mauvaise carte peut être reprise et la bonne jouée jusqu&apos;à ce que, selon les règles en vigueur, la renonce soit établie.</translation>
    </message>
    <message>
        <source>Whoever won the last trick leads; the laws in force say who may accept a lead by somebody else.</source>
        <translation>Celui qui a fait le dernier pli entame&#xa0;; les règles en vigueur disent qui peut accepter l&apos;entame d&apos;un autre.</translation>
    </message>
    <message>
        <source>After the lead, cards are played clockwise, one a seat.</source>
        <translation>Après l&apos;entame, on joue dans le sens horaire, une carte par place.</translation>
    </message>
    <message>
        <source>Calls go clockwise, beginning left of the dealer.</source>
        <translation>On annonce dans le sens horaire, en commençant à gauche du donneur.</translation>
    </message>
    <message>
        <source>The call was one that could not be made then, such as the suit just turned down.</source>
        <translation>Cette annonce n&apos;était pas possible à ce moment, par exemple la couleur tout juste refusée.</translation>
    </message>
    <message>
        <source>The deal passes to the left. Whether a wrong deal stands depends on how far it went.</source>
        <translation>La donne passe à gauche. Qu&apos;une mauvaise donne tienne dépend de son avancement.</translation>
    </message>
    <message>
        <source>A deal with a card faced or hands of the wrong size is dealt again.</source>
        <translation>Avec une carte retournée ou des mains inégales, on redonne.</translation>
    </message>
    <message>
        <source>A card shown before its time may have to be played at the first lawful chance.</source>
        <translation>Une carte montrée trop tôt doit parfois être jouée à la première occasion permise.</translation>
    </message>
    <message>
        <source>A penalty card is played as soon as that is lawful.</source>
        <translation>Une carte pénalisée se joue dès que c&apos;est permis.</translation>
    </message>
    <message>
        <source>Everybody plays five cards; too many or too few make the hand doubtful.</source>
        <translation>Chacun joue cinq cartes&#xa0;; trop ou trop peu rendent la donne douteuse.</translation>
    </message>
    <message>
        <source>A dealer who takes the up card lays one card away before the first lead.</source>
        <translation>Un donneur qui prend la retourne écarte une carte avant la première entame.</translation>
    </message>
    <message>
        <source>Some tables do not allow the dealer to lay away the very card that was turned up.</source>
        <translation>À certaines tables, le donneur ne peut pas écarter la retourne elle-même.</translation>
    </message>
    <message>
        <source>The laws in force say until when a player may decide to play alone.</source>
        <translation>Les règles en vigueur disent jusqu&apos;à quand on peut décider de jouer seul.</translation>
    </message>
    <message>
        <source>The laws in force say whether a defender may play alone.</source>
        <translation>Les règles en vigueur disent si un défenseur peut jouer seul.</translation>
    </message>
    <message>
        <source>The partner of a player who goes alone takes no part in the hand.</source>
        <translation>Le partenaire de celui qui joue seul ne prend pas part à la donne.</translation>
    </message>
    <message>
        <source>The laws in force say how the cards of a sitting-out hand lie.</source>
        <translation>Les règles en vigueur disent comment sont posées les cartes d&apos;une main au repos.</translation>
    </message>
    <message>
        <source>One card a seat belongs to each trick; a person says which of the two was played.</source>
        <translation>À chaque pli, une carte par place&#xa0;; une personne dit laquelle des deux est jouée.</translation>
    </message>
    <message>
        <source>Two cards came down so close together that the order cannot be told.</source>
        <translation>Deux cartes sont tombées si près l&apos;une de l&apos;autre qu&apos;on ne peut dire l&apos;ordre.</translation>
    </message>
    <message>
        <source>A card that was played was picked up again before the trick ended.</source>
        <translation>Une carte jouée a été reprise avant la fin du pli.</translation>
    </message>
    <message>
        <source>Somebody showed their cards or claimed the rest before the hand was played out.</source>
        <translation>Quelqu&apos;un a montré ses cartes ou réclamé le reste avant la fin de la donne.</translation>
    </message>
    <message>
        <source>The hand was given up before it was played out.</source>
        <translation>La donne a été abandonnée avant la fin.</translation>
    </message>
    <message>
        <source>The side that wins a trick takes it in.</source>
        <translation>Le camp qui gagne un pli le ramasse.</translation>
    </message>
    <message>
        <source>One card was seen in two places, or a card that is none of the 24. A misreading is likelier.</source>
        <translation>Une carte a été vue à deux endroits, ou une carte hors des 24. Une erreur de lecture est plus probable.</translation>
    </message>
    <message>
        <source>The cards left over stay unseen until the hand is over.</source>
        <translation>Les cartes restantes ne se regardent pas avant la fin de la donne.</translation>
    </message>
    <message>
        <source>So many players seem not to follow suit that another trump would explain it better.</source>
        <translation>Tant de joueurs semblent ne pas fournir qu&apos;un autre atout l&apos;expliquerait mieux.</translation>
    </message>
    <message>
        <source>The score cards show another score than the hands give.</source>
        <translation>Les cartes de marque montrent un autre score que les donnes.</translation>
    </message>
    <message>
        <source>A revoke was claimed, and all cards that were seen say otherwise.</source>
        <translation>Une renonce a été réclamée, et toutes les cartes vues disent le contraire.</translation>
    </message>
    <message>
        <source>Entered by a person; the camera cannot see it.</source>
        <translation>Saisi par une personne&#xa0;; la caméra ne peut pas le voir.</translation>
    </message>
    <message>
        <source>shown by the cards</source>
        <translation>montré par les cartes</translation>
    </message>
    <message>
        <source>waits for a reading</source>
        <translation>attend une lecture</translation>
    </message>
    <message>
        <source>shown, but the time to claim it is over</source>
        <translation>montré, mais le délai pour réclamer est passé</translation>
    </message>
    <message>
        <source>noted, for a person to weigh</source>
        <translation>noté, à apprécier par une personne</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>confirmé</translation>
    </message>
    <message>
        <source>ruled otherwise</source>
        <translation>tranché autrement</translation>
    </message>
    <message>
        <source>dismissed</source>
        <translation>rejeté</translation>
    </message>
    <message>
        <source>director</source>
        <translation>arbitre</translation>
    </message>
    <message>
        <source>scorer</source>
        <translation>marqueur</translation>
    </message>
    <message>
        <source>played {card} in trick {trick}</source>
        <translation>a joué {card} au pli {trick}</translation>
    </message>
    <message>
        <source>was seen to hold {card}</source>
        <translation>a été vu avec {card}</translation>
    </message>
    <message>
        <source>showed {card} later</source>
        <translation>a montré {card} plus tard</translation>
    </message>
    <message>
        <source>must have held one: the cards unseen have no other place</source>
        <translation>devait en avoir une&#xa0;: les cartes non vues n&apos;ont pas d&apos;autre place</translation>
    </message>
    <message>
        <source>{decided} by the {who}</source>
        <translation>{decided} ({who})</translation>
    </message>
    <message>
        <source>{state} · {sure} sure of the readings</source>
        <translation>{state} · lectures sûres à {sure}</translation>
    </message>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>{who}: {what}.</source>
        <translation>{who}&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>{who}: {what} in trick {trick}.</source>
        <translation>{who}&#xa0;: {what} au pli {trick}.</translation>
    </message>
    <message>
        <source>{who} did not follow {suit}</source>
        <translation>{who} n&apos;a pas fourni {suit}</translation>
    </message>
    <message>
        <source>{who} did not follow {suit} in trick {trick}</source>
        <translation>{who} n&apos;a pas fourni {suit} au pli {trick}</translation>
    </message>
    <message>
        <source>one</source>
        <translation>une carte</translation>
    </message>
    <message>
        <source>{fact}, and {proof}.</source>
        <translation>{fact}, et {proof}.</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Shown after the last trick, before the next deal.</source>
        <translation>Affichés après le dernier pli, avant la donne suivante.</translation>
    </message>
    <message>
        <source>Nothing to report for this hand.</source>
        <translation>Rien à signaler pour cette donne.</translation>
    </message>
    <message>
        <source>Nothing so far.</source>
        <translation>Rien jusqu&apos;ici.</translation>
    </message>
</context>
<context>
    <name>FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
</context>
<context>
    <name>FirstDealerDialog</name>
    <message>
        <source>First dealer</source>
        <translation>Premier donneur</translation>
    </message>
    <message>
        <source>Whoever got the first jack, or cut for the deal.</source>
        <translation>Qui a reçu le premier valet, ou gagné à la coupe.</translation>
    </message>
    <message>
        <source>The next game begins, and this seat deals its first hand.</source>
        <translation>La partie suivante commence, et cette place donne la première donne.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Saisir</translation>
    </message>
    <message>
        <source>Who deals first</source>
        <translation>Qui donne en premier</translation>
    </message>
</context>
<context>
    <name>Foresight</name>
    <message>
        <source>What follows</source>
        <translation>Ce qui s&apos;ensuit</translation>
    </message>
    <message>
        <source>Nothing changes yet.</source>
        <translation>Rien ne change encore.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Hand {number} is judged anew.</source>
        <translation>La donne {number} est rejugée.</translation>
    </message>
    <message>
        <source>Nothing else changes.</source>
        <translation>Rien d&apos;autre ne change.</translation>
    </message>
</context>
<context>
    <name>ForfeitDialog</name>
    <message>
        <source>Forfeit the game</source>
        <translation>Abandonner la partie</translation>
    </message>
    <message>
        <source>The game ends and goes to the other side; the points stay as they are.</source>
        <translation>La partie finit et revient à l&apos;autre camp&#xa0;; les points restent tels quels.</translation>
    </message>
    <message>
        <source>Forfeit</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Who forfeits</source>
        <translation>Qui abandonne</translation>
    </message>
</context>
<context>
    <name>FramePicture</name>
    <message>
        <source>Picture of the table</source>
        <translation>Image de la table</translation>
    </message>
    <message>
        <source>No picture yet</source>
        <translation>Pas encore d&apos;image</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>The game</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>First dealer…</source>
        <translation>Premier donneur…</translation>
    </message>
    <message>
        <source>Enter a result…</source>
        <translation>Saisir un résultat…</translation>
    </message>
    <message>
        <source>Forfeit the game…</source>
        <translation>Abandonner la partie…</translation>
    </message>
</context>
<context>
    <name>HandList</name>
    <message>
        <source>Hands</source>
        <translation>Donnes</translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>no points</source>
        <translation>aucun point</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>inachevée</translation>
    </message>
    <message>
        <source>passed out</source>
        <translation>tous passent</translation>
    </message>
    <message>
        <source>void</source>
        <translation>nulle</translation>
    </message>
    <message>
        <source>claimed</source>
        <translation>réclamée</translation>
    </message>
    <message>
        <source>thrown in</source>
        <translation>abandonnée</translation>
    </message>
    <message>
        <source>Hand {number}: {made}, {gave}</source>
        <translation>Donne {number}&#xa0;: {made}, {gave}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>nobody made trump</source>
        <translation>personne n&apos;a fait l&apos;atout</translation>
    </message>
    <message>
        <source>{who} made {suit}, alone</source>
        <translation>{who} a fait {suit}, seul</translation>
    </message>
    <message>
        <source>{who} made {suit}</source>
        <translation>{who} a fait {suit}</translation>
    </message>
    <message>
        <source>North and South</source>
        <translation>Nord et Sud</translation>
    </message>
    <message>
        <source>East and West</source>
        <translation>Est et Ouest</translation>
    </message>
    <message>
        <source>{points} to {who} ({score})</source>
        <translation>{points} à {who} ({score})</translation>
    </message>
    <message>
        <source>Game {number}:  {score}</source>
        <translation>Partie {number}&#xa0;:  {score}</translation>
    </message>
</context>
<context>
    <name>Health</name>
    <message>
        <source>camera {status}</source>
        <translation>caméra&#xa0;: {status}</translation>
    </message>
    <message>
        <source>{state} · {fps} frames/s</source>
        <translation>{state} · {fps} images/s</translation>
    </message>
</context>
<context>
    <name>HealthBadge</name>
    <message>
        <source>Camera</source>
        <translation>Caméra</translation>
    </message>
</context>
<context>
    <name>HistoryWindow</name>
    <message>
        <source>Hands played</source>
        <translation>Donnes jouées</translation>
    </message>
    <message>
        <source>Earlier logs</source>
        <translation>Journaux antérieurs</translation>
    </message>
    <message>
        <source>Which log</source>
        <translation>Quel journal</translation>
    </message>
    <message>
        <source>The log that is open</source>
        <translation>Le journal ouvert</translation>
    </message>
    <message>
        <source>Find: hearts, alone, East …</source>
        <translation>Chercher&#xa0;: cœur, seul, Est …</translation>
    </message>
    <message>
        <source>Find a hand</source>
        <translation>Chercher une donne</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>As PDF, CSV, EGN or JSON</source>
        <translation>En PDF, CSV, EGN ou JSON</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Plis</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Pli {number}</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Écrit&#xa0;: {file}</translation>
    </message>
    <message>
        <source>Hand {number}: {made}</source>
        <translation>Donne {number}&#xa0;: {made}</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Score sheet (*.pdf)</source>
        <translation>Feuille de marque (*.pdf)</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation>Tableau (*.csv)</translation>
    </message>
    <message>
        <source>Euchre game notation (*.egn)</source>
        <translation>Notation d&apos;euchre (*.egn)</translation>
    </message>
    <message>
        <source>Hand records and verdicts (*.json)</source>
        <translation>Donnes et jugements (*.json)</translation>
    </message>
</context>
<context>
    <name>IncidentMenu</name>
    <message>
        <source>Log an incident</source>
        <translation>Inscrire un incident</translation>
    </message>
</context>
<context>
    <name>IncidentPanel</name>
    <message>
        <source>Log an incident</source>
        <translation>Inscrire un incident</translation>
    </message>
</context>
<context>
    <name>Incidents</name>
    <message>
        <source>Table talk</source>
        <translation>Propos</translation>
    </message>
    <message>
        <source>Slow play</source>
        <translation>Jeu lent</translation>
    </message>
    <message>
        <source>Late call</source>
        <translation>Appel tardif</translation>
    </message>
    <message>
        <source>Card shown</source>
        <translation>Carte vue</translation>
    </message>
    <message>
        <source>Wrong score</source>
        <translation>Score faux</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Tuteur</translation>
    </message>
    <message>
        <source>A coach is allowed beside a newcomer: on record, and no table talk</source>
        <translation>Un accompagnateur est permis auprès d&apos;un débutant&#xa0;: c&apos;est noté, et ce n&apos;est pas un propos à table</translation>
    </message>
    <message>
        <source>Incident</source>
        <translation>Incident</translation>
    </message>
    <message>
        <source>The whole table</source>
        <translation>Toute la table</translation>
    </message>
</context>
<context>
    <name>KeyBar</name>
    <message>
        <source>Calls</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>{who} to call</source>
        <translation>À {who} d&apos;annoncer</translation>
    </message>
    <message>
        <source>{who} calls out of turn</source>
        <translation>{who} annonce hors tour</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Seul</translation>
    </message>
    <message>
        <source>Other seat</source>
        <translation>Autre place</translation>
    </message>
</context>
<context>
    <name>KeyButton</name>
    <message>
        <source>key {key}</source>
        <translation>touche {key}</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Pick it up</source>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>Assist</source>
        <translation>Assister</translation>
    </message>
    <message>
        <source>Order up</source>
        <translation>Faire prendre</translation>
    </message>
    <message>
        <source>{who} picks it up</source>
        <translation>{who} prend</translation>
    </message>
    <message>
        <source>{who} assists</source>
        <translation>{who} assiste</translation>
    </message>
    <message>
        <source>{who} orders it up</source>
        <translation>{who} fait prendre</translation>
    </message>
    <message>
        <source>, alone</source>
        <translation>, seul</translation>
    </message>
    <message>
        <source>{who} names {suit}</source>
        <translation>{who} nomme {suit}</translation>
    </message>
    <message>
        <source>Not alone</source>
        <translation>Pas seul</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Seul</translation>
    </message>
    <message>
        <source>{who} does not go alone</source>
        <translation>{who} ne joue pas seul</translation>
    </message>
    <message>
        <source>{who} goes alone</source>
        <translation>{who} joue seul</translation>
    </message>
    <message>
        <source>{who} does not defend alone</source>
        <translation>{who} ne défend pas seul</translation>
    </message>
    <message>
        <source>Not defending alone</source>
        <translation>Ne pas défendre seul</translation>
    </message>
    <message>
        <source>{who} defends alone</source>
        <translation>{who} défend seul</translation>
    </message>
    <message>
        <source>All agree on the tricks: {counts}</source>
        <translation>Tous d&apos;accord sur les plis&#xa0;: {counts}</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Donne suivante</translation>
    </message>
    <message>
        <source>{who} deals</source>
        <translation>{who} donne</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>{who} passes</source>
        <translation>{who} passe</translation>
    </message>
</context>
<context>
    <name>Laws</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>* our default: the text is silent</source>
        <translation>* notre choix&#xa0;: le texte se tait</translation>
    </message>
</context>
<context>
    <name>LawsDialog</name>
    <message>
        <source>the text</source>
        <translation>le texte</translation>
    </message>
    <message>
        <source>our default</source>
        <translation>notre choix</translation>
    </message>
    <message>
        <source>edited here</source>
        <translation>modifié ici</translation>
    </message>
    <message>
        <source>What it decides</source>
        <translation>Ce qui est réglé</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Said by</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Laws in force</source>
        <translation>Règles en vigueur</translation>
    </message>
    <message>
        <source>{title}, edited</source>
        <translation>{title}, modifiées</translation>
    </message>
    <message>
        <source>Find a law</source>
        <translation>Chercher une règle</translation>
    </message>
</context>
<context>
    <name>LawsPage</name>
    <message>
        <source>What differs between them</source>
        <translation>Ce qui les distingue</translation>
    </message>
    <message>
        <source>A value with a star is ours: the rule text does not say. A director can change it.</source>
        <translation>Une valeur à étoile est la nôtre&#xa0;: le texte ne dit rien. Un arbitre peut la changer.</translation>
    </message>
    <message>
        <source>Laws compared</source>
        <translation>Règles comparées</translation>
    </message>
</context>
<context>
    <name>Live</name>
    <message>
        <source>back</source>
        <translation>dos</translation>
    </message>
</context>
<context>
    <name>LivePane</name>
    <message>
        <source>Live picture</source>
        <translation>Image en direct</translation>
    </message>
    <message>
        <source>No picture yet</source>
        <translation>Pas encore d&apos;image</translation>
    </message>
</context>
<context>
    <name>LockBar</name>
    <message>
        <source>Director&apos;s PIN</source>
        <translation>Code de l&apos;arbitre</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Déverrouiller</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Verrouiller</translation>
    </message>
    <message>
        <source>Unlocked: what you do here is logged as the director&apos;s.</source>
        <translation>Déverrouillé&#xa0;: ce que vous faites est noté comme acte de l&apos;arbitre.</translation>
    </message>
    <message>
        <source>Locked: everything can be seen; to rule or correct takes the director&apos;s PIN.</source>
        <translation>Verrouillé&#xa0;: tout se voit&#xa0;; pour décider ou corriger, il faut le code de l&apos;arbitre.</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>hand {number}</source>
        <translation>donne {number}</translation>
    </message>
    <message>
        <source>by {who}</source>
        <translation>par {who}</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>ne compte pas</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>corrigé</translation>
    </message>
    <message>
        <source>{sure} sure</source>
        <translation>sûr à {sure}</translation>
    </message>
</context>
<context>
    <name>MarkerSheet</name>
    <message>
        <source>Euchre Companion table markers</source>
        <translation>Marques de table Euchre Companion</translation>
    </message>
    <message>
        <source>Table markers</source>
        <translation>Marques de table</translation>
    </message>
    <message>
        <source>Print at 100 % (no scaling), cut along the dashed lines, glue on card.</source>
        <translation>Imprimez à 100 % (sans mise à l&apos;échelle), découpez sur les pointillés, collez sur carton.</translation>
    </message>
    <message>
        <source>Corner marks: stick them flat on the table&apos;s corners, NW between North and West, and so on.</source>
        <translation>Marques d&apos;angle&#xa0;: collez-les à plat aux coins de la table, NW entre Nord et Ouest, etc.</translation>
    </message>
    <message>
        <source>Dealer: lay it before whoever deals. Trump: the maker lays the suit&apos;s token down on calling.</source>
        <translation>Donneur&#xa0;: devant qui donne. Atout&#xa0;: le preneur pose le jeton de la couleur en annonçant.</translation>
    </message>
    <message>
        <source>Alone: whoever plays alone lays it down. Take all tokens up before the next deal.</source>
        <translation>Seul&#xa0;: posé par qui joue seul. Reprenez tous les jetons avant la donne suivante.</translation>
    </message>
    <message>
        <source>100 mm: measure it</source>
        <translation>100 mm&#xa0;: à mesurer</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Fort contraste</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texte plus grand</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texte plus petit</translation>
    </message>
    <message>
        <source>Four-colour suits</source>
        <translation>Quatre couleurs</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>MessageLine</name>
    <message>
        <source>Got it</source>
        <translation>Compris</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Euchre table</source>
        <translation>Table d&apos;euchre</translation>
    </message>
</context>
<context>
    <name>OtherwiseDialog</name>
    <message>
        <source>Rule otherwise</source>
        <translation>Trancher autrement</translation>
    </message>
    <message>
        <source>What is this hand worth?</source>
        <translation>Que vaut cette donne&#xa0;?</translation>
    </message>
    <message>
        <source>It stands as it was played</source>
        <translation>Elle vaut telle qu&apos;elle a été jouée</translation>
    </message>
    <message>
        <source>It does not count; the same dealer deals again</source>
        <translation>Elle ne compte pas&#xa0;; le même donneur redonne</translation>
    </message>
    <message>
        <source>It counts as entered here:</source>
        <translation>Elle compte comme saisi ici&#xa0;:</translation>
    </message>
    <message>
        <source>Rule so</source>
        <translation>Trancher ainsi</translation>
    </message>
    <message>
        <source>The points stay as they are.</source>
        <translation>Les points restent tels quels.</translation>
    </message>
    <message>
        <source>Nobody scores for this hand.</source>
        <translation>Personne ne marque pour cette donne.</translation>
    </message>
    <message>
        <source>This hand gives {ns} – {ew}.</source>
        <translation>Cette donne vaut {ns} – {ew}.</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation>Tapez ce que vous voulez faire</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>good</source>
        <translation>bonne</translation>
    </message>
    <message>
        <source>the source has ended</source>
        <translation>la source est terminée</translation>
    </message>
    <message>
        <source>waiting for the first frame</source>
        <translation>attend la première image</translation>
    </message>
    <message>
        <source>waiting for the first picture</source>
        <translation>attend la première image</translation>
    </message>
    <message>
        <source>no picture for {age} s</source>
        <translation>pas d&apos;image depuis {age} s</translation>
    </message>
    <message>
        <source>reading goes on by itself once the picture is steady</source>
        <translation>la lecture reprend seule dès que l&apos;image est stable</translation>
    </message>
    <message>
        <source>take the cap off, or turn the light on</source>
        <translation>retirez le cache ou allumez la lumière</translation>
    </message>
    <message>
        <source>wait a moment; if it stays so, check the cable or the phone</source>
        <translation>attendez un instant&#xa0;; si cela dure, vérifiez le câble ou le téléphone</translation>
    </message>
    <message>
        <source>restart the camera or its app: the picture stands still</source>
        <translation>redémarrez la caméra ou l&apos;application&#xa0;: l&apos;image est figée</translation>
    </message>
    <message>
        <source>check the cable, or that the phone is awake; it is opened again by itself</source>
        <translation>vérifiez le câble, ou que le téléphone est éveillé&#xa0;; la réouverture est automatique</translation>
    </message>
    <message>
        <source>too dark to see the cards</source>
        <translation>trop sombre pour voir les cartes</translation>
    </message>
    <message>
        <source>the picture changed its shape; was the camera or phone turned?</source>
        <translation>l&apos;image a changé de forme&#xa0;; la caméra ou le téléphone a-t-il été tourné&#xa0;?</translation>
    </message>
    <message>
        <source>the whole picture changes: camera or lamp moved</source>
        <translation>toute l&apos;image change&#xa0;: caméra ou lampe déplacée</translation>
    </message>
    <message>
        <source>the camera was moved; put it back, show the corner marks, or set the table corners again</source>
        <translation>la caméra a bougé&#xa0;; remettez-la, montrez les marques d&apos;angle ou replacez les coins</translation>
    </message>
    <message>
        <source>{source}: opening, {age} s so far; some need twenty</source>
        <translation>{source}&#xa0;: ouverture, {age} s déjà&#xa0;; il en faut parfois vingt</translation>
    </message>
    <message>
        <source>{source}: silent for {age} s, opening it again</source>
        <translation>{source}&#xa0;: silence depuis {age} s, réouverture</translation>
    </message>
    <message>
        <source>{source}: no picture for {age} s</source>
        <translation>{source}&#xa0;: pas d&apos;image depuis {age} s</translation>
    </message>
    <message>
        <source>{source}: sends the same picture over and over</source>
        <translation>{source}&#xa0;: envoie toujours la même image</translation>
    </message>
    <message>
        <source>{source}: the picture is black</source>
        <translation>{source}&#xa0;: l&apos;image est noire</translation>
    </message>
    <message>
        <source>{source}: no picture came</source>
        <translation>{source}&#xa0;: aucune image reçue</translation>
    </message>
    <message>
        <source>{source}: not plugged in; {cameras}</source>
        <translation>{source}&#xa0;: non branchée&#xa0;; {cameras}</translation>
    </message>
    <message>
        <source>{source}: no such file, folder, camera or stream address; {cameras}</source>
        <translation>{source}&#xa0;: ni fichier, ni dossier, ni caméra, ni adresse de flux&#xa0;; {cameras}</translation>
    </message>
    <message>
        <source>no camera is plugged in</source>
        <translation>aucune caméra n&apos;est branchée</translation>
    </message>
    <message>
        <source>cameras here: {cameras}</source>
        <translation>caméras ici&#xa0;: {cameras}</translation>
    </message>
    <message>
        <source>{source}: the file is empty</source>
        <translation>{source}&#xa0;: le fichier est vide</translation>
    </message>
    <message>
        <source>Camera {number} ({width} × {height})</source>
        <translation>Caméra {number} ({width} × {height})</translation>
    </message>
    <message>
        <source>MSO 2000</source>
        <translation>MSO 2000</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Simple</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Classic Tourneys</source>
        <translation>Classic Tourneys</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Maison</translation>
    </message>
    <message>
        <source>Tournament rules of the euchre event at a mind sports meeting, August 2000. Its scoring table is lost.</source>
        <translation>Règles du tournoi d&apos;euchre d&apos;une rencontre de jeux de l&apos;esprit, août 2000. Le barème est perdu.</translation>
    </message>
    <message>
        <source>A short rule sheet for home play: the game itself, hardly a word on irregularities.</source>
        <translation>Une courte règle pour jouer chez soi&#xa0;: le jeu lui-même, presque rien sur les irrégularités.</translation>
    </message>
    <message>
        <source>The sheet of a friendly table: stick the dealer, no defending alone, two points for a renege.</source>
        <translation>La feuille d&apos;une table amicale&#xa0;: le donneur doit nommer, pas de défense seul, deux points par renonce.</translation>
    </message>
    <message>
        <source>Conduct and irregularity laws of a spades tournament, applied to Euchre; the game itself by default.</source>
        <translation>Règles de conduite d&apos;un tournoi de spades, appliquées à l&apos;euchre&#xa0;; le jeu lui-même par défaut.</translation>
    </message>
    <message>
        <source>how the first dealer is found</source>
        <translation>comment se choisit le premier donneur</translation>
    </message>
    <message>
        <source>all pass twice: who deals next, or the dealer names</source>
        <translation>tous passent deux fois&#xa0;: qui donne ensuite, ou le donneur nomme</translation>
    </message>
    <message>
        <source>whether round two may name the suit turned down</source>
        <translation>si le second tour peut nommer la couleur refusée</translation>
    </message>
    <message>
        <source>whether the dealer may discard the card just taken up</source>
        <translation>si le donneur peut écarter la carte qu&apos;il vient de prendre</translation>
    </message>
    <message>
        <source>until when alone may be declared or taken back</source>
        <translation>jusqu&apos;à quand jouer seul peut être annoncé ou repris</translation>
    </message>
    <message>
        <source>whether a defender may play alone</source>
        <translation>si un défenseur peut jouer seul</translation>
    </message>
    <message>
        <source>where the first lead goes on a lone hand</source>
        <translation>d&apos;où part la première entame quand on joue seul</translation>
    </message>
    <message>
        <source>what a lone hand&apos;s partner does</source>
        <translation>ce que fait le partenaire de qui joue seul</translation>
    </message>
    <message>
        <source>makers take three or four tricks</source>
        <translation>les preneurs font trois ou quatre plis</translation>
    </message>
    <message>
        <source>makers take all five</source>
        <translation>les preneurs font les cinq</translation>
    </message>
    <message>
        <source>a lone maker takes three or four</source>
        <translation>un preneur seul fait trois ou quatre</translation>
    </message>
    <message>
        <source>a lone maker takes all five</source>
        <translation>un preneur seul fait les cinq</translation>
    </message>
    <message>
        <source>defenders, when the makers fail</source>
        <translation>les défenseurs, si les preneurs échouent</translation>
    </message>
    <message>
        <source>defenders, when a lone maker fails</source>
        <translation>les défenseurs, si un preneur seul échoue</translation>
    </message>
    <message>
        <source>a lone defender, when the makers fail</source>
        <translation>un défenseur seul, si les preneurs échouent</translation>
    </message>
    <message>
        <source>points that win the game</source>
        <translation>points qui gagnent la partie</translation>
    </message>
    <message>
        <source>the suit led is followed by whoever can, above every other duty</source>
        <translation>qui le peut fournit la couleur entamée, avant tout autre devoir</translation>
    </message>
    <message>
        <source>who leads first when all play</source>
        <translation>qui entame quand tous jouent</translation>
    </message>
    <message>
        <source>a card exposed or a wrong count in the deal</source>
        <translation>une carte exposée ou un mauvais compte à la donne</translation>
    </message>
    <message>
        <source>a deal out of turn</source>
        <translation>une donne hors tour</translation>
    </message>
    <message>
        <source>who deals after such a deal stood</source>
        <translation>qui donne après une telle donne maintenue</translation>
    </message>
    <message>
        <source>a call out of turn</source>
        <translation>une annonce hors tour</translation>
    </message>
    <message>
        <source>a lead out of turn</source>
        <translation>une entame hors tour</translation>
    </message>
    <message>
        <source>whether a play by the next opponent accepts a lead out of turn</source>
        <translation>si le jeu de l&apos;adversaire suivant accepte une entame hors tour</translation>
    </message>
    <message>
        <source>two cards at the same moment</source>
        <translation>deux cartes au même instant</translation>
    </message>
    <message>
        <source>a renounce put right in time</source>
        <translation>une renonce corrigée à temps</translation>
    </message>
    <message>
        <source>when a revoke stands</source>
        <translation>quand une renonce est établie</translation>
    </message>
    <message>
        <source>an established revoke</source>
        <translation>une renonce établie</translation>
    </message>
    <message>
        <source>points of that penalty, where it is points</source>
        <translation>points de cette pénalité, si ce sont des points</translation>
    </message>
    <message>
        <source>points of that penalty when either side plays alone</source>
        <translation>points de cette pénalité quand un camp joue seul</translation>
    </message>
    <message>
        <source>tricks of that penalty, where it is tricks</source>
        <translation>plis de cette pénalité, si ce sont des plis</translation>
    </message>
    <message>
        <source>whether loss of bid also credits makers against whom defenders revoked</source>
        <translation>si la perte du contrat crédite aussi les preneurs quand la défense renonce</translation>
    </message>
    <message>
        <source>whether a revoke costs the offender&apos;s bid instead, as at major events</source>
        <translation>si une renonce coûte plutôt le contrat, comme dans les grands tournois</translation>
    </message>
    <message>
        <source>until when a revoke may be claimed</source>
        <translation>jusqu&apos;à quand une renonce peut être réclamée</translation>
    </message>
    <message>
        <source>the same for a last hand</source>
        <translation>de même pour une dernière donne</translation>
    </message>
    <message>
        <source>how penalty and the hand&apos;s own points meet</source>
        <translation>comment se combinent pénalité et points de la donne</translation>
    </message>
    <message>
        <source>whose claim counts</source>
        <translation>de qui la réclamation compte</translation>
    </message>
    <message>
        <source>who turns a proposal into a ruling</source>
        <translation>qui fait d&apos;une proposition une décision</translation>
    </message>
    <message>
        <source>points against an accusation that the cards disprove; 0 is off</source>
        <translation>points contre une accusation que les cartes démentent&#xa0;; 0&#xa0;: aucun</translation>
    </message>
    <message>
        <source>a card shown without being played</source>
        <translation>une carte montrée sans être jouée</translation>
    </message>
    <message>
        <source>claims and lay-downs</source>
        <translation>réclamations et cartes étalées</translation>
    </message>
    <message>
        <source>hands thrown in before they are played</source>
        <translation>donnes abandonnées avant d&apos;être jouées</translation>
    </message>
    <message>
        <source>a pack that is not the 24 cards</source>
        <translation>un jeu qui n&apos;est pas celui des 24 cartes</translation>
    </message>
    <message>
        <source>cards kept on the table to show the score</source>
        <translation>cartes gardées sur la table pour marquer le score</translation>
    </message>
    <message>
        <source>add</source>
        <translation>ajouter</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permis</translation>
    </message>
    <message>
        <source>always</source>
        <translation>toujours</translation>
    </message>
    <message>
        <source>any player or director</source>
        <translation>tout joueur ou l&apos;arbitre</translation>
    </message>
    <message>
        <source>as scheduled</source>
        <translation>comme prévu</translation>
    </message>
    <message>
        <source>ask</source>
        <translation>demander</translation>
    </message>
    <message>
        <source>barred</source>
        <translation>interdit</translation>
    </message>
    <message>
        <source>better of</source>
        <translation>le meilleur des deux</translation>
    </message>
    <message>
        <source>cancelled unless accepted</source>
        <translation>annulée sauf acceptation</translation>
    </message>
    <message>
        <source>card to next trick</source>
        <translation>carte au pli suivant</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>coupe</translation>
    </message>
    <message>
        <source>director</source>
        <translation>arbitre</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>first card</source>
        <translation>première carte</translation>
    </message>
    <message>
        <source>first jack</source>
        <translation>premier valet</translation>
    </message>
    <message>
        <source>if maker alone</source>
        <translation>si le preneur joue seul</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>inactif</translation>
    </message>
    <message>
        <source>lead out of turn</source>
        <translation>entame hors tour</translation>
    </message>
    <message>
        <source>left of dealer</source>
        <translation>à gauche du donneur</translation>
    </message>
    <message>
        <source>left of loner</source>
        <translation>à gauche de qui joue seul</translation>
    </message>
    <message>
        <source>loss of bid</source>
        <translation>perte du contrat</translation>
    </message>
    <message>
        <source>manual</source>
        <translation>à la main</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>next deal</source>
        <translation>donne suivante</translation>
    </message>
    <message>
        <source>next deals</source>
        <translation>le suivant donne</translation>
    </message>
    <message>
        <source>next trick led</source>
        <translation>pli suivant entamé</translation>
    </message>
    <message>
        <source>no penalty</source>
        <translation>pas de pénalité</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>non permis</translation>
    </message>
    <message>
        <source>offenders play</source>
        <translation>le camp fautif joue</translation>
    </message>
    <message>
        <source>opponents may accept</source>
        <translation>les adversaires peuvent accepter</translation>
    </message>
    <message>
        <source>opponents or director</source>
        <translation>adversaires ou arbitre</translation>
    </message>
    <message>
        <source>order or directed</source>
        <translation>ordre ou direction</translation>
    </message>
    <message>
        <source>penalty card</source>
        <translation>carte pénalisée</translation>
    </message>
    <message>
        <source>points to other side</source>
        <translation>points à l&apos;autre camp</translation>
    </message>
    <message>
        <source>put down</source>
        <translation>posées</translation>
    </message>
    <message>
        <source>replace</source>
        <translation>remplacer</translation>
    </message>
    <message>
        <source>reverts</source>
        <translation>revient</translation>
    </message>
    <message>
        <source>same deals</source>
        <translation>le même donne</translation>
    </message>
    <message>
        <source>scorer</source>
        <translation>marqueur</translation>
    </message>
    <message>
        <source>second in turn</source>
        <translation>le second est au tour</translation>
    </message>
    <message>
        <source>sheet signed</source>
        <translation>feuille signée</translation>
    </message>
    <message>
        <source>sheet signed or new game</source>
        <translation>feuille signée ou nouvelle partie</translation>
    </message>
    <message>
        <source>six and four</source>
        <translation>six et quatre</translation>
    </message>
    <message>
        <source>stick</source>
        <translation>le donneur doit nommer</translation>
    </message>
    <message>
        <source>transfer tricks</source>
        <translation>transfert de plis</translation>
    </message>
    <message>
        <source>void before upcard</source>
        <translation>nulle avant la retourne</translation>
    </message>
    <message>
        <source>void next dealer</source>
        <translation>nulle, donneur suivant</translation>
    </message>
    <message>
        <source>void same dealer</source>
        <translation>nulle, même donneur</translation>
    </message>
    <message>
        <source>with call</source>
        <translation>avec l&apos;annonce</translation>
    </message>
    <message>
        <source>a hand is played, never thrown in</source>
        <translation>une donne se joue, ne s&apos;abandonne jamais</translation>
    </message>
    <message>
        <source>a lone hand is not told apart</source>
        <translation>jouer seul n&apos;est pas distingué</translation>
    </message>
    <message>
        <source>a new hand is dealt; by whom is not said</source>
        <translation>on redonne&#xa0;; qui, ce n&apos;est pas dit</translation>
    </message>
    <message>
        <source>a renounce; the wrong card becomes a penalty card</source>
        <translation>renonce&#xa0;; la mauvaise carte devient pénalisée</translation>
    </message>
    <message>
        <source>a score sheet</source>
        <translation>une feuille de marque</translation>
    </message>
    <message>
        <source>a six and a four show at most ten</source>
        <translation>un six et un quatre montrent au plus dix</translation>
    </message>
    <message>
        <source>a six and a four show the score</source>
        <translation>un six et un quatre montrent le score</translation>
    </message>
    <message>
        <source>all five</source>
        <translation>les cinq</translation>
    </message>
    <message>
        <source>alone and all five</source>
        <translation>seul et les cinq</translation>
    </message>
    <message>
        <source>an opening lead; by whom is not said</source>
        <translation>une première entame&#xa0;; par qui, ce n&apos;est pas dit</translation>
    </message>
    <message>
        <source>any player may call attention</source>
        <translation>tout joueur peut le signaler</translation>
    </message>
    <message>
        <source>any suit but the one turned down</source>
        <translation>toute couleur sauf la refusée</translation>
    </message>
    <message>
        <source>any suit but the one turned up</source>
        <translation>toute couleur sauf la retournée</translation>
    </message>
    <message>
        <source>at major events a revoke costs the bid</source>
        <translation>aux grands tournois une renonce coûte le contrat</translation>
    </message>
    <message>
        <source>cancelled, unless the opponents accept it</source>
        <translation>annulée, sauf si les adversaires l&apos;acceptent</translation>
    </message>
    <message>
        <source>cards are dealt out until the first jack falls</source>
        <translation>on distribue jusqu&apos;au premier valet</translation>
    </message>
    <message>
        <source>declared in the moment of calling</source>
        <translation>déclaré au moment de l&apos;annonce</translation>
    </message>
    <message>
        <source>either defender may</source>
        <translation>chaque défenseur le peut</translation>
    </message>
    <message>
        <source>either opponent may accept, or it is refused and becomes a penalty card</source>
        <translation>chaque adversaire peut accepter, sinon c&apos;est refusé et la carte est pénalisée</translation>
    </message>
    <message>
        <source>final once a card is played, open to change until then</source>
        <translation>définitif dès qu&apos;une carte est jouée, modifiable jusque-là</translation>
    </message>
    <message>
        <source>first to ten</source>
        <translation>le premier à dix</translation>
    </message>
    <message>
        <source>follow if possible</source>
        <translation>fournir si possible</translation>
    </message>
    <message>
        <source>follow if possible, above any other requirement</source>
        <translation>fournir si possible, avant toute autre exigence</translation>
    </message>
    <message>
        <source>follow if you can, the left bower counting as trump</source>
        <translation>fournir si l&apos;on peut, le valet gauche comptant comme atout</translation>
    </message>
    <message>
        <source>if caught before the next deal</source>
        <translation>si relevé avant la donne suivante</translation>
    </message>
    <message>
        <source>left of the dealer</source>
        <translation>à gauche du donneur</translation>
    </message>
    <message>
        <source>loss of bid is named without credit</source>
        <translation>la perte du contrat est dite sans crédit</translation>
    </message>
    <message>
        <source>loss of bid, and credit to the opponents</source>
        <translation>perte du contrat, et crédit aux adversaires</translation>
    </message>
    <message>
        <source>named for the deal and for leads alone; the nearest law makes a penalty card</source>
        <translation>dit pour la donne et les entames seulement&#xa0;; la règle la plus proche en fait une carte pénalisée</translation>
    </message>
    <message>
        <source>nobody defends alone</source>
        <translation>personne ne défend seul</translation>
    </message>
    <message>
        <source>on turn a card seen is played; early it is a lead out of turn and stays for its first legal trick</source>
        <translation>à son tour, carte vue est jouée&#xa0;; trop tôt, c&apos;est une entame hors tour et elle reste jusqu&apos;au premier pli permis</translation>
    </message>
    <message>
        <source>once a card is played to the next trick</source>
        <translation>dès qu&apos;une carte est jouée au pli suivant</translation>
    </message>
    <message>
        <source>once the next trick is led to</source>
        <translation>dès que le pli suivant est entamé</translation>
    </message>
    <message>
        <source>one card is discarded; which is not limited</source>
        <translation>on écarte une carte&#xa0;; laquelle n&apos;est pas limité</translation>
    </message>
    <message>
        <source>only the caller goes alone</source>
        <translation>seul l&apos;annonceur joue seul</translation>
    </message>
    <message>
        <source>players make no rulings of their own</source>
        <translation>les joueurs ne tranchent pas eux-mêmes</translation>
    </message>
    <message>
        <source>points to the other team</source>
        <translation>points à l&apos;autre équipe</translation>
    </message>
    <message>
        <source>results count once the sheet is signed</source>
        <translation>les résultats comptent une fois la feuille signée</translation>
    </message>
    <message>
        <source>ten points</source>
        <translation>dix points</translation>
    </message>
    <message>
        <source>the card is exchanged for another one of the hand</source>
        <translation>la carte s&apos;échange contre une autre de la main</translation>
    </message>
    <message>
        <source>the cut decides</source>
        <translation>la coupe décide</translation>
    </message>
    <message>
        <source>the deal is abandoned and goes to the left</source>
        <translation>la donne est abandonnée et passe à gauche</translation>
    </message>
    <message>
        <source>the deal is void; who deals again is not said</source>
        <translation>la donne est nulle&#xa0;; qui redonne n&apos;est pas dit</translation>
    </message>
    <message>
        <source>the dealer must name a suit</source>
        <translation>le donneur doit nommer une couleur</translation>
    </message>
    <message>
        <source>the director makes the final ruling</source>
        <translation>l&apos;arbitre tranche en dernier</translation>
    </message>
    <message>
        <source>the lead passes to the next player clockwise</source>
        <translation>l&apos;entame passe au joueur suivant dans le sens horaire</translation>
    </message>
    <message>
        <source>the makers failed, whatever the defenders took</source>
        <translation>les preneurs ont échoué, quoi qu&apos;ait fait la défense</translation>
    </message>
    <message>
        <source>the opponents are credited with their bid</source>
        <translation>les adversaires sont crédités de leur contrat</translation>
    </message>
    <message>
        <source>the order is said to go back to its place; how is ours</source>
        <translation>l&apos;ordre doit revenir à sa place&#xa0;; comment, c&apos;est notre choix</translation>
    </message>
    <message>
        <source>the order of play must be announced, else any other player may direct it</source>
        <translation>l&apos;ordre de jeu doit être annoncé, sinon tout autre joueur peut le diriger</translation>
    </message>
    <message>
        <source>the partner is inactive</source>
        <translation>le partenaire est inactif</translation>
    </message>
    <message>
        <source>the partner lays the cards face down</source>
        <translation>le partenaire pose ses cartes face cachée</translation>
    </message>
    <message>
        <source>the partner puts the cards down</source>
        <translation>le partenaire pose ses cartes</translation>
    </message>
    <message>
        <source>the player to the dealer&apos;s left</source>
        <translation>le joueur à gauche du donneur</translation>
    </message>
    <message>
        <source>the second is taken to be in turn</source>
        <translation>le second est censé être au tour</translation>
    </message>
    <message>
        <source>the text is silent</source>
        <translation>le texte se tait</translation>
    </message>
    <message>
        <source>the text is silent; the next active seat clockwise</source>
        <translation>le texte se tait&#xa0;; la place active suivante dans le sens horaire</translation>
    </message>
    <message>
        <source>the text&apos;s table is missing</source>
        <translation>le tableau du texte manque</translation>
    </message>
    <message>
        <source>there is no next deal</source>
        <translation>il n&apos;y a pas de donne suivante</translation>
    </message>
    <message>
        <source>three or four tricks</source>
        <translation>trois ou quatre plis</translation>
    </message>
    <message>
        <source>tricks against the offender</source>
        <translation>des plis contre le fautif</translation>
    </message>
    <message>
        <source>two points</source>
        <translation>deux points</translation>
    </message>
    <message>
        <source>two tricks</source>
        <translation>deux plis</translation>
    </message>
    <message>
        <source>void before the up card is turned, official after</source>
        <translation>nulle avant la retourne, valable après</translation>
    </message>
    <message>
        <source>whether the hand&apos;s own points count too is not said</source>
        <translation>que les points de la donne comptent aussi n&apos;est pas dit</translation>
    </message>
    <message>
        <source>{laws}, silent</source>
        <translation>{laws}, muettes</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>default</source>
        <translation>défaut</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>modifié</translation>
    </message>
    <message>
        <source>The laws do not say: the table or the director decides.</source>
        <translation>Les règles ne le disent pas&#xa0;: la table ou l&apos;arbitre décide.</translation>
    </message>
    <message>
        <source>Accepted by either opponent: the lead stands.</source>
        <translation>Acceptée par l&apos;un des adversaires&#xa0;: l&apos;entame tient.</translation>
    </message>
    <message>
        <source>Refused: the card becomes a penalty card, played at the first legal chance.</source>
        <translation>Refusée&#xa0;: la carte devient pénalisée, jouée à la première occasion permise.</translation>
    </message>
    <message>
        <source>If the lead damaged the opponents, the director decides.</source>
        <translation>Si l&apos;entame a lésé les adversaires, l&apos;arbitre décide.</translation>
    </message>
    <message>
        <source>Accepted by the opponents: the call stands and the other three go on in rotation.</source>
        <translation>Acceptée par les adversaires&#xa0;: l&apos;annonce tient et les trois autres continuent à leur tour.</translation>
    </message>
    <message>
        <source>Not accepted: the call is cancelled and the proper seat calls.</source>
        <translation>Non acceptée&#xa0;: l&apos;annonce est annulée et la bonne place annonce.</translation>
    </message>
    <message>
        <source>The dealer must name a suit; what a pass costs is not said.</source>
        <translation>Le donneur doit nommer une couleur&#xa0;; ce que coûte un passe n&apos;est pas dit.</translation>
    </message>
    <message>
        <source>The suit turned down cannot be named; what then is not said.</source>
        <translation>La couleur refusée ne peut être nommée&#xa0;; la suite n&apos;est pas dite.</translation>
    </message>
    <message>
        <source>Only a defender may defend alone, and only one.</source>
        <translation>Seul un défenseur peut défendre seul, et un seul.</translation>
    </message>
    <message>
        <source>This call was not open to the seat; what becomes of it is not said.</source>
        <translation>Cette annonce n&apos;était pas ouverte à cette place&#xa0;; ce qu&apos;elle devient n&apos;est pas dit.</translation>
    </message>
    <message>
        <source>The up card was not turned: the deal is void and goes to its proper place.</source>
        <translation>La retourne n&apos;était pas tournée&#xa0;: la donne est nulle et revient à sa place.</translation>
    </message>
    <message>
        <source>The up card was turned: the deal stands.</source>
        <translation>La retourne était tournée&#xa0;: la donne tient.</translation>
    </message>
    <message>
        <source>The deal is void; the same dealer deals again.</source>
        <translation>La donne est nulle&#xa0;; le même donneur redonne.</translation>
    </message>
    <message>
        <source>The deal is void; the deal passes on.</source>
        <translation>La donne est nulle et passe au suivant.</translation>
    </message>
    <message>
        <source>Until when alone may be declared is not said: ask.</source>
        <translation>Jusqu&apos;à quand jouer seul se déclare n&apos;est pas dit&#xa0;: demandez.</translation>
    </message>
    <message>
        <source>After the first card nothing changes: the hand counts as called.</source>
        <translation>Après la première carte rien ne change&#xa0;: la donne compte comme annoncée.</translation>
    </message>
    <message>
        <source>Declared after its time: the hand counts as one played with the partner.</source>
        <translation>Déclaré trop tard&#xa0;: la donne compte comme jouée avec le partenaire.</translation>
    </message>
    <message>
        <source>The maker was not alone. What becomes of the hand is not said: ask.</source>
        <translation>Le preneur n&apos;était pas seul. Ce que devient la donne n&apos;est pas dit&#xa0;: demandez.</translation>
    </message>
    <message>
        <source>Nobody defends alone here. What becomes of the hand is not said: ask.</source>
        <translation>Ici personne ne défend seul. Ce que devient la donne n&apos;est pas dit&#xa0;: demandez.</translation>
    </message>
    <message>
        <source>The cards should lie face down: a note, no penalty.</source>
        <translation>Les cartes devraient être face cachée&#xa0;: une note, pas de pénalité.</translation>
    </message>
    <message>
        <source>The second player is taken to be in turn.</source>
        <translation>Le second joueur est censé être au tour.</translation>
    </message>
    <message>
        <source>The card becomes a penalty card, played at the first legal chance.</source>
        <translation>La carte devient pénalisée, jouée à la première occasion permise.</translation>
    </message>
    <message>
        <source>Shown on turn: the card is played.</source>
        <translation>Montrée à son tour&#xa0;: la carte est jouée.</translation>
    </message>
    <message>
        <source>Shown early, a lead out of turn: the card stays and becomes a penalty card, played at the first legal chance.</source>
        <translation>Montrée trop tôt, une entame hors tour&#xa0;: la carte reste et devient pénalisée, jouée à la première occasion permise.</translation>
    </message>
    <message>
        <source>Only the nearest law can guide: ask.</source>
        <translation>Seule la règle la plus proche peut guider&#xa0;: demandez.</translation>
    </message>
    <message>
        <source>The order of play was stated: the director makes the final ruling.</source>
        <translation>L&apos;ordre de jeu était annoncé&#xa0;: l&apos;arbitre tranche en dernier.</translation>
    </message>
    <message>
        <source>No order of play was stated: any other player may direct it, and the director rules.</source>
        <translation>Aucun ordre n&apos;était annoncé&#xa0;: tout autre joueur peut le diriger, et l&apos;arbitre tranche.</translation>
    </message>
    <message>
        <source>A hand is not thrown in: take it up again and play it.</source>
        <translation>Une donne ne s&apos;abandonne pas&#xa0;: reprenez-la et jouez-la.</translation>
    </message>
    <message>
        <source>The trick counts for the side that won it by the cards.</source>
        <translation>Le pli compte pour le camp qui l&apos;a gagné par les cartes.</translation>
    </message>
    <message>
        <source>If the cards cannot be told any more, ask.</source>
        <translation>Si les cartes ne peuvent plus être établies, demandez.</translation>
    </message>
    <message>
        <source>Look at the cards: if the pack is foul, the hand is void.</source>
        <translation>Regardez les cartes&#xa0;: si le jeu est faussé, la donne est nulle.</translation>
    </message>
    <message>
        <source>Look at the cards: a misreading looks the same. What a foul pack costs is not said.</source>
        <translation>Regardez les cartes&#xa0;: une erreur de lecture a le même aspect. Ce que coûte un jeu faussé n&apos;est pas dit.</translation>
    </message>
    <message>
        <source>No penalty for an accusation that the cards do not bear out.</source>
        <translation>Pas de pénalité pour une accusation que les cartes ne confirment pas.</translation>
    </message>
    <message>
        <source>{n} points to the side that was accused.</source>
        <translation>{n} points au camp accusé.</translation>
    </message>
    <message>
        <source>The score worked out from the hands stands; the shown one is put right.</source>
        <translation>Le score calculé d&apos;après les donnes tient&#xa0;; l&apos;affiché est corrigé.</translation>
    </message>
    <message>
        <source>If the table agrees on the shown score, enter it with a reason.</source>
        <translation>Si la table s&apos;accorde sur le score affiché, saisissez-le avec un motif.</translation>
    </message>
    <message>
        <source>The up card may not be laid away; what it costs is not said: ask.</source>
        <translation>La retourne ne peut être écartée&#xa0;; ce que cela coûte n&apos;est pas dit&#xa0;: demandez.</translation>
    </message>
    <message>
        <source>Confirm trump before anything else.</source>
        <translation>Confirmez l&apos;atout avant toute chose.</translation>
    </message>
    <message>
        <source>Settle the unsure sighting first.</source>
        <translation>Réglez d&apos;abord la lecture incertaine.</translation>
    </message>
    <message>
        <source>No penalty: the time to claim it is over.</source>
        <translation>Pas de pénalité&#xa0;: le délai pour réclamer est passé.</translation>
    </message>
    <message>
        <source>Not established yet: it can still be put right.</source>
        <translation>Pas encore établie&#xa0;: elle peut encore être corrigée.</translation>
    </message>
    <message>
        <source>Both sides revoked: whether the penalties cancel is for a person to say.</source>
        <translation>Les deux camps ont renoncé&#xa0;: si les pénalités s&apos;annulent, une personne le dit.</translation>
    </message>
    <message>
        <source>A further revoke by the same side: how often it counts is for a person to say.</source>
        <translation>Encore une renonce du même camp&#xa0;: combien de fois elle compte, une personne le dit.</translation>
    </message>
    <message>
        <source>Loss of the offender&apos;s bid.</source>
        <translation>Perte du contrat du camp fautif.</translation>
    </message>
    <message>
        <source>{n} points to the other side, or its own points for the hand if they are more.</source>
        <translation>{n} points à l&apos;autre camp, ou ses propres points de la donne s&apos;il y en a plus.</translation>
    </message>
    <message>
        <source>{n} points to the other side, and the hand itself does not count.</source>
        <translation>{n} points à l&apos;autre camp, et la donne elle-même ne compte pas.</translation>
    </message>
    <message>
        <source>{n} points to the other side, and the hand counts as well.</source>
        <translation>{n} points à l&apos;autre camp, et la donne compte aussi.</translation>
    </message>
    <message>
        <source>Loss of bid: the makers are scored as euchred.</source>
        <translation>Perte du contrat&#xa0;: les preneurs sont comptés comme ayant échoué.</translation>
    </message>
    <message>
        <source>Loss of bid: the makers are credited with their bid, at least 1 point.</source>
        <translation>Perte du contrat&#xa0;: les preneurs sont crédités du leur, au moins 1 point.</translation>
    </message>
    <message>
        <source>{n} tricks from the offenders, at most those they hold, and the hand scored again.</source>
        <translation>{n} plis du camp fautif, au plus ceux qu&apos;il a, et la donne recomptée.</translation>
    </message>
    <message>
        <source>{n} tricks from the offenders, at most those they hold, and the hand scored again; they may complete a march.</source>
        <translation>{n} plis du camp fautif, au plus ceux qu&apos;il a, et la donne recomptée&#xa0;; ils peuvent compléter un capot.</translation>
    </message>
    <message>
        <source>For the director. {what}</source>
        <translation>Pour l&apos;arbitre. {what}</translation>
    </message>
    <message>
        <source>The text names no penalty for a revoke: ask.</source>
        <translation>Le texte ne dit aucune pénalité pour une renonce&#xa0;: demandez.</translation>
    </message>
    <message>
        <source>Put right in time. The card taken back becomes a penalty card, played at the first legal chance.</source>
        <translation>Corrigée à temps. La carte reprise devient pénalisée, jouée à la première occasion permise.</translation>
    </message>
    <message>
        <source>Put right in time: no penalty.</source>
        <translation>Corrigée à temps&#xa0;: pas de pénalité.</translation>
    </message>
    <message>
        <source>Put right in time; what becomes of the card is not said: ask.</source>
        <translation>Corrigée à temps&#xa0;; ce que devient la carte n&apos;est pas dit&#xa0;: demandez.</translation>
    </message>
    <message>
        <source>that it was an accusation, not a question</source>
        <translation>que c&apos;était une accusation, pas une question</translation>
    </message>
    <message>
        <source>what trump is: with {suits} nothing would be out of order</source>
        <translation>quel est l&apos;atout&#xa0;: avec {suits} tout serait en ordre</translation>
    </message>
    <message>
        <source>what trump is</source>
        <translation>quel est l&apos;atout</translation>
    </message>
    <message>
        <source>what was said, and whether the opponents accept it</source>
        <translation>ce qui a été dit, et si les adversaires l&apos;acceptent</translation>
    </message>
    <message>
        <source>what was said</source>
        <translation>ce qui a été dit</translation>
    </message>
    <message>
        <source>what was said, and when</source>
        <translation>ce qui a été dit, et quand</translation>
    </message>
    <message>
        <source>that defending alone was declared</source>
        <translation>que défendre seul a été déclaré</translation>
    </message>
    <message>
        <source>who caused it</source>
        <translation>qui en est la cause</translation>
    </message>
    <message>
        <source>that the dealer holds six cards</source>
        <translation>que le donneur a six cartes</translation>
    </message>
    <message>
        <source>that the deal was {who}&apos;s</source>
        <translation>que la donne était à {who}</translation>
    </message>
    <message>
        <source>what went wrong, and who caused it</source>
        <translation>ce qui s&apos;est mal passé, et qui en est la cause</translation>
    </message>
    <message>
        <source>that the discard was changed</source>
        <translation>que l&apos;écart a été changé</translation>
    </message>
    <message>
        <source>that the discard came after the lead</source>
        <translation>que l&apos;écart est venu après l&apos;entame</translation>
    </message>
    <message>
        <source>that the table forbids it</source>
        <translation>que la table l&apos;interdit</translation>
    </message>
    <message>
        <source>that the dealer laid no card away</source>
        <translation>que le donneur n&apos;a rien écarté</translation>
    </message>
    <message>
        <source>the count, card by card</source>
        <translation>le compte, carte par carte</translation>
    </message>
    <message>
        <source>that all these cards are this seat&apos;s</source>
        <translation>que toutes ces cartes sont de cette place</translation>
    </message>
    <message>
        <source>look at the {card}: seen in two places, or misread in one</source>
        <translation>regardez {card}&#xa0;: vue à deux endroits, ou mal lue à l&apos;un d&apos;eux</translation>
    </message>
    <message>
        <source>that the {card} was a penalty card</source>
        <translation>que {card} était une carte pénalisée</translation>
    </message>
    <message>
        <source>which of the sightings of the same card is right</source>
        <translation>laquelle des vues de la même carte est juste</translation>
    </message>
    <message>
        <source>the unsure card: look at its picture</source>
        <translation>la carte incertaine&#xa0;: regardez son image</translation>
    </message>
    <message>
        <source>trump, and that no card was misread</source>
        <translation>l&apos;atout, et qu&apos;aucune carte n&apos;est mal lue</translation>
    </message>
    <message>
        <source>trump, and that both cards are this player&apos;s</source>
        <translation>l&apos;atout, et que les deux cartes sont de ce joueur</translation>
    </message>
    <message>
        <source>who looked, and why</source>
        <translation>qui a regardé, et pourquoi</translation>
    </message>
    <message>
        <source>who took the trick in</source>
        <translation>qui a ramassé le pli</translation>
    </message>
    <message>
        <source>that the cards should lie face down</source>
        <translation>que les cartes devaient être face cachée</translation>
    </message>
    <message>
        <source>that the seat sits out this hand, and who caused it</source>
        <translation>que la place est au repos dans cette donne, et qui en est la cause</translation>
    </message>
    <message>
        <source>that the seat sits out this hand</source>
        <translation>que la place est au repos dans cette donne</translation>
    </message>
    <message>
        <source>how it came to be seen</source>
        <translation>comment elle a été vue</translation>
    </message>
    <message>
        <source>what was claimed, {agreed}</source>
        <translation>ce qui a été réclamé, {agreed}</translation>
    </message>
    <message>
        <source>what was claimed, how it was to be played, {agreed}</source>
        <translation>ce qui a été réclamé, comment cela devait être joué, {agreed}</translation>
    </message>
    <message>
        <source>agreed</source>
        <translation>accepté</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>contesté</translation>
    </message>
    <message>
        <source>whether the table agreed</source>
        <translation>si la table était d&apos;accord</translation>
    </message>
    <message>
        <source>what happened</source>
        <translation>ce qui s&apos;est passé</translation>
    </message>
    <message>
        <source>that it was a correction, not a tidying of the table</source>
        <translation>que c&apos;était une correction, pas un rangement de la table</translation>
    </message>
    <message>
        <source>why the card was taken back</source>
        <translation>pourquoi la carte a été reprise</translation>
    </message>
    <message>
        <source>that {who} was to lead</source>
        <translation>que {who} devait entamer</translation>
    </message>
    <message>
        <source>that {who} was to lead, and whether an opponent accepts the lead</source>
        <translation>que {who} devait entamer, et si un adversaire accepte l&apos;entame</translation>
    </message>
    <message>
        <source>that the card was boarded before {who}&apos;s</source>
        <translation>que la carte était posée avant celle de {who}</translation>
    </message>
    <message>
        <source>which of the two cards is played</source>
        <translation>laquelle des deux cartes est jouée</translation>
    </message>
    <message>
        <source>whether no card was played, or none was seen</source>
        <translation>si aucune carte n&apos;a été jouée, ou si aucune n&apos;a été vue</translation>
    </message>
    <message>
        <source>the order, if it is disputed</source>
        <translation>l&apos;ordre, s&apos;il est contesté</translation>
    </message>
    <message>
        <source>table talk</source>
        <translation>propos à table</translation>
    </message>
    <message>
        <source>slow play</source>
        <translation>jeu lent</translation>
    </message>
    <message>
        <source>late call</source>
        <translation>annonce tardive</translation>
    </message>
    <message>
        <source>card shown</source>
        <translation>carte montrée</translation>
    </message>
    <message>
        <source>wrong score</source>
        <translation>score faux</translation>
    </message>
    <message>
        <source>other</source>
        <translation>autre</translation>
    </message>
    <message>
        <source>coach</source>
        <translation>accompagnateur</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Ouest</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>W</source>
        <translation>O</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>table</source>
        <translation>table</translation>
    </message>
    <message>
        <source>camera</source>
        <translation>caméra</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>quelqu&apos;un</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>une carte</translation>
    </message>
    <message>
        <source>{one} or {other}?</source>
        <translation>{one} ou {other}&#xa0;?</translation>
    </message>
    <message>
        <source>a hand is dealt</source>
        <translation>une donne est distribuée</translation>
    </message>
    <message>
        <source>{who} deals</source>
        <translation>{who} donne</translation>
    </message>
    <message>
        <source>{card} is turned up</source>
        <translation>{card} est retournée</translation>
    </message>
    <message>
        <source>{who} passes</source>
        <translation>{who} passe</translation>
    </message>
    <message>
        <source>{who} orders</source>
        <translation>{who} fait prendre</translation>
    </message>
    <message>
        <source>{who} orders alone</source>
        <translation>{who} fait prendre, seul</translation>
    </message>
    <message>
        <source>{who} orders {suit}</source>
        <translation>{who} fait prendre à {suit}</translation>
    </message>
    <message>
        <source>{who} orders {suit} alone</source>
        <translation>{who} fait prendre à {suit}, seul</translation>
    </message>
    <message>
        <source>{who} names {suit}</source>
        <translation>{who} nomme {suit}</translation>
    </message>
    <message>
        <source>{who} names {suit} alone</source>
        <translation>{who} nomme {suit}, seul</translation>
    </message>
    <message>
        <source>{who} goes alone</source>
        <translation>{who} joue seul</translation>
    </message>
    <message>
        <source>{who} does not go alone</source>
        <translation>{who} ne joue pas seul</translation>
    </message>
    <message>
        <source>{who} defends alone</source>
        <translation>{who} défend seul</translation>
    </message>
    <message>
        <source>{who} does not defend alone</source>
        <translation>{who} ne défend pas seul</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>orders {suit}</source>
        <translation>fait prendre à {suit}</translation>
    </message>
    <message>
        <source>orders {suit} alone</source>
        <translation>fait prendre à {suit}, seul</translation>
    </message>
    <message>
        <source>names {suit}</source>
        <translation>nomme {suit}</translation>
    </message>
    <message>
        <source>names {suit} alone</source>
        <translation>nomme {suit}, seul</translation>
    </message>
    <message>
        <source>goes alone</source>
        <translation>joue seul</translation>
    </message>
    <message>
        <source>does not go alone</source>
        <translation>ne joue pas seul</translation>
    </message>
    <message>
        <source>defends alone</source>
        <translation>défend seul</translation>
    </message>
    <message>
        <source>does not defend alone</source>
        <translation>ne défend pas seul</translation>
    </message>
    <message>
        <source>{who} takes up the up card</source>
        <translation>{who} prend la retourne</translation>
    </message>
    <message>
        <source>{who} lays away {card}</source>
        <translation>{who} écarte {card}</translation>
    </message>
    <message>
        <source>{who} plays {card}</source>
        <translation>{who} joue {card}</translation>
    </message>
    <message>
        <source>{who} takes {card} back</source>
        <translation>{who} reprend {card}</translation>
    </message>
    <message>
        <source>{who} shows {cards}</source>
        <translation>{who} montre {cards}</translation>
    </message>
    <message>
        <source>{who} gathers the trick</source>
        <translation>{who} ramasse le pli</translation>
    </message>
    <message>
        <source>ruling: {decision} {finding}</source>
        <translation>décision&#xa0;: {decision} {finding}</translation>
    </message>
    <message>
        <source>the table agrees: {decision} {finding}</source>
        <translation>la table est d&apos;accord&#xa0;: {decision} {finding}</translation>
    </message>
    <message>
        <source>the table agrees on the tricks: {ns} : {ew}</source>
        <translation>la table est d&apos;accord sur les plis&#xa0;: {ns}&#xa0;: {ew}</translation>
    </message>
    <message>
        <source>confirm</source>
        <translation>confirmer</translation>
    </message>
    <message>
        <source>change</source>
        <translation>changer</translation>
    </message>
    <message>
        <source>dismiss</source>
        <translation>rejeter</translation>
    </message>
    <message>
        <source>score set to {ns} : {ew}</source>
        <translation>score fixé à {ns}&#xa0;: {ew}</translation>
    </message>
    <message>
        <source>final score: {ns} : {ew}</source>
        <translation>score final&#xa0;: {ns}&#xa0;: {ew}</translation>
    </message>
    <message>
        <source>points of a hand: {ns} : {ew}</source>
        <translation>points d&apos;une donne&#xa0;: {ns}&#xa0;: {ew}</translation>
    </message>
    <message>
        <source>North and South forfeit</source>
        <translation>Nord et Sud abandonnent</translation>
    </message>
    <message>
        <source>East and West forfeit</source>
        <translation>Est et Ouest abandonnent</translation>
    </message>
    <message>
        <source>{who} deals first</source>
        <translation>{who} donne en premier</translation>
    </message>
    <message>
        <source>lots for the first deal</source>
        <translation>tirage de la première donne</translation>
    </message>
    <message>
        <source>a new game</source>
        <translation>une nouvelle partie</translation>
    </message>
    <message>
        <source>a new game, {who} deals first</source>
        <translation>une nouvelle partie, {who} donne en premier</translation>
    </message>
    <message>
        <source>time is called</source>
        <translation>le temps est écoulé</translation>
    </message>
    <message>
        <source>names of the players</source>
        <translation>noms des joueurs</translation>
    </message>
    <message>
        <source>laws: {laws}</source>
        <translation>règles&#xa0;: {laws}</translation>
    </message>
    <message>
        <source>incident: {what}</source>
        <translation>incident&#xa0;: {what}</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>annuler</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>rétablir</translation>
    </message>
    <message>
        <source>strike out an event</source>
        <translation>rayer un événement</translation>
    </message>
    <message>
        <source>let an event count again</source>
        <translation>faire de nouveau compter un événement</translation>
    </message>
    <message>
        <source>correction: {what}</source>
        <translation>correction&#xa0;: {what}</translation>
    </message>
    <message>
        <source>card is {card}</source>
        <translation>la carte est {card}</translation>
    </message>
    <message>
        <source>card is {card}, seat is {who}</source>
        <translation>la carte est {card}, la place est {who}</translation>
    </message>
    <message>
        <source>seat is {who}</source>
        <translation>la place est {who}</translation>
    </message>
    <message>
        <source>suit is {suit}</source>
        <translation>la couleur est {suit}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouverture</translation>
    </message>
    <message>
        <source>close</source>
        <translation>clôture</translation>
    </message>
    <message>
        <source>next deal ({who})</source>
        <translation>donne suivante ({who})</translation>
    </message>
    <message>
        <source>sign ({who})</source>
        <translation>signature ({who})</translation>
    </message>
    <message>
        <source>challenge ({who})</source>
        <translation>réclamation ({who})</translation>
    </message>
    <message>
        <source>challenge</source>
        <translation>réclamation</translation>
    </message>
    <message>
        <source>claim ({who})</source>
        <translation>réclamation de plis ({who})</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>réclamation de plis</translation>
    </message>
    <message>
        <source>count</source>
        <translation>compte</translation>
    </message>
    <message>
        <source>misdeal</source>
        <translation>maldonne</translation>
    </message>
    <message>
        <source>misdeal ({who})</source>
        <translation>maldonne ({who})</translation>
    </message>
    <message>
        <source>nobody watched for a while</source>
        <translation>personne ne regardait pendant un moment</translation>
    </message>
    <message>
        <source>{who}, trick {number}: {what}</source>
        <translation>{who}, pli {number}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{who}: {what}</source>
        <translation>{who}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Who deals?</source>
        <translation>Qui donne&#xa0;?</translation>
    </message>
    <message>
        <source>Who made trump, and how?</source>
        <translation>Qui a fait l&apos;atout, et comment&#xa0;?</translation>
    </message>
    <message>
        <source>Which is {what}?</source>
        <translation>Quelle est {what}&#xa0;?</translation>
    </message>
    <message>
        <source>{card} was read in two places. Which is {what}?</source>
        <translation>{card} a été lue à deux endroits. Quelle est {what}&#xa0;?</translation>
    </message>
    <message>
        <source>the card turned up</source>
        <translation>la retourne</translation>
    </message>
    <message>
        <source>the card shown before {who}</source>
        <translation>la carte montrée devant {who}</translation>
    </message>
    <message>
        <source>{who}&apos;s card</source>
        <translation>la carte de {who}</translation>
    </message>
    <message>
        <source>Who played {card}?</source>
        <translation>Qui a joué {card}&#xa0;?</translation>
    </message>
    <message>
        <source>What is trump?</source>
        <translation>Quel est l&apos;atout&#xa0;?</translation>
    </message>
    <message>
        <source>Many plays do not fit {suit}. What is trump?</source>
        <translation>Bien des coups ne vont pas avec {suit}. Quel est l&apos;atout&#xa0;?</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>aucune carte</translation>
    </message>
    <message>
        <source>{who} ordered {suit}</source>
        <translation>{who} a fait prendre à {suit}</translation>
    </message>
    <message>
        <source>{who} named {suit}</source>
        <translation>{who} a nommé {suit}</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Appariements</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>North and South</source>
        <translation>Nord et Sud</translation>
    </message>
    <message>
        <source>East and West</source>
        <translation>Est et Ouest</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Standings, provisional</source>
        <translation>Classement, provisoire</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Points de match</translation>
    </message>
    <message>
        <source>Won-tied-lost</source>
        <translation>G-N-P</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Playoff</source>
        <translation>Phase finale</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>exempt</translation>
    </message>
    <message>
        <source>starts in</source>
        <translation>débute dans</translation>
    </message>
    <message>
        <source>to your tables</source>
        <translation>à vos tables</translation>
    </message>
    <message>
        <source>time left</source>
        <translation>temps restant</translation>
    </message>
    <message>
        <source>time is over</source>
        <translation>temps écoulé</translation>
    </message>
    <message>
        <source>{stage}, {state}</source>
        <translation>{stage}, {state}</translation>
    </message>
    <message>
        <source>round {number} of {n}</source>
        <translation>ronde {number} sur {n}</translation>
    </message>
    <message>
        <source>final</source>
        <translation>finale</translation>
    </message>
    <message>
        <source>semifinals</source>
        <translation>demi-finales</translation>
    </message>
    <message>
        <source>quarterfinals</source>
        <translation>quarts de finale</translation>
    </message>
    <message>
        <source>playoff, {number} tables</source>
        <translation>phase finale, {number} tables</translation>
    </message>
    <message>
        <source>posted</source>
        <translation>affichée</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>all sheets signed</source>
        <translation>toutes les feuilles signées</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fermée</translation>
    </message>
    <message>
        <source>winner: {team}</source>
        <translation>vainqueur&#xa0;: {team}</translation>
    </message>
    <message>
        <source>{team} forfeited</source>
        <translation>{team} a abandonné</translation>
    </message>
    <message>
        <source>no word from the event since {at}</source>
        <translation>aucune nouvelle du tournoi depuis {at}</translation>
    </message>
    <message>
        <source>{number} teams</source>
        <translation>{number} équipes</translation>
    </message>
</context>
<context>
    <name>Plane</name>
    <message>
        <source>turned down</source>
        <translation>refusée</translation>
    </message>
    <message>
        <source>up card</source>
        <translation>retourne</translation>
    </message>
</context>
<context>
    <name>Plates</name>
    <message>
        <source>sits out</source>
        <translation>au repos</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>seul</translation>
    </message>
    <message>
        <source>defends alone</source>
        <translation>défend seul</translation>
    </message>
    <message>
        <source>made trump</source>
        <translation>a fait l&apos;atout</translation>
    </message>
    <message>
        <source>D</source>
        <comment>letter on the dealer button</comment>
        <translation>D</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>Names are only for the windows and the score sheet; leave them empty if you like.</source>
        <translation>Les noms ne servent qu&apos;aux fenêtres et à la feuille de marque&#xa0;; laissez-les vides si vous voulez.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of {seat}</source>
        <translation>Nom de {seat}</translation>
    </message>
    <message>
        <source>North and South play together,
East and West play together</source>
        <translation>Nord et Sud jouent ensemble,
Est et Ouest jouent ensemble</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Premier donneur</translation>
    </message>
    <message>
        <source>Ask me when the first hand is dealt</source>
        <translation>Me demander à la première donne</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Fort contraste</translation>
    </message>
    <message>
        <source>when the turn passes</source>
        <translation>quand le tour passe</translation>
    </message>
    <message>
        <source>when a trick is taken</source>
        <translation>quand un pli est fait</translation>
    </message>
    <message>
        <source>when something is asked</source>
        <translation>quand une question est posée</translation>
    </message>
    <message>
        <source>at the director&apos;s, when something is found</source>
        <translation>chez l&apos;arbitre, à chaque constat</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>As the system speaks</source>
        <translation>Celle du système</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Four-colour suits: green clubs, blue diamonds</source>
        <translation>Quatre couleurs&#xa0;: trèfle vert, carreau bleu</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Nothing here can play a sound.</source>
        <translation>Rien ici ne peut jouer de son.</translation>
    </message>
    <message>
        <source>where it was last</source>
        <translation>là où elle était</translation>
    </message>
    <message>
        <source>{screen} (not here now)</source>
        <translation>{screen} (absent)</translation>
    </message>
    <message>
        <source>Table window</source>
        <translation>Fenêtre de table</translation>
    </message>
    <message>
        <source>fills the screen</source>
        <translation>remplit l&apos;écran</translation>
    </message>
</context>
<context>
    <name>Proposals</name>
    <message>
        <source>a person sets the score</source>
        <translation>une personne fixe le score</translation>
    </message>
    <message>
        <source>then {us} {ns} – {ew} {them}</source>
        <translation>alors {us} {ns} – {ew} {them}</translation>
    </message>
    <message>
        <source>{laws}: {setting} ({origin})</source>
        <translation>{laws}&#xa0;: {setting} ({origin})</translation>
    </message>
</context>
<context>
    <name>PublicScreen</name>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Stop turning pages</source>
        <translation>Arrêter le défilement</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Quitter le plein écran</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Clair ou sombre</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>page {number} of {all}</source>
        <translation>page {number} sur {all}</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêté</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Another card</source>
        <translation>Autre carte</translation>
    </message>
    <message numerus="yes">
        <source>%n more after this one</source>
        <translation>
            <numerusform>encore %n après celle-ci</numerusform>
            <numerusform>encore %n après celle-ci</numerusform>
        </translation>
    </message>
    <message>
        <source>{likely} likely by what was seen</source>
        <translation>probable à {likely} d&apos;après ce qui a été vu</translation>
    </message>
</context>
<context>
    <name>Queue</name>
    <message>
        <source>Hand {number}: </source>
        <translation>Donne {number}&#xa0;: </translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Card before</source>
        <translation>Carte précédente</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Carte suivante</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Plus petit</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Plus grand</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajuster</translation>
    </message>
    <message>
        <source>Fit the picture</source>
        <translation>Ajuster l&apos;image</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>No picture was kept.</source>
        <translation>Aucune image conservée.</translation>
    </message>
    <message>
        <source>Click a card, or step through the hand.</source>
        <translation>Cliquez sur une carte, ou parcourez la donne.</translation>
    </message>
    <message>
        <source>Card {number} of {count}</source>
        <translation>Carte {number} sur {count}</translation>
    </message>
</context>
<context>
    <name>ResultDialog</name>
    <message>
        <source>Enter a result</source>
        <translation>Saisir un résultat</translation>
    </message>
    <message>
        <source>The game is over: what is entered now begins the next one.</source>
        <translation>La partie est finie&#xa0;: ce qui est saisi maintenant commence la suivante.</translation>
    </message>
    <message>
        <source>For what the camera did not watch.</source>
        <translation>Pour ce que la caméra n&apos;a pas suivi.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Saisir</translation>
    </message>
    <message>
        <source>Points of one hand</source>
        <translation>Points d&apos;une donne</translation>
    </message>
    <message>
        <source>Final score of the game</source>
        <translation>Score final de la partie</translation>
    </message>
    <message>
        <source>This is</source>
        <translation>Il s&apos;agit de</translation>
    </message>
</context>
<context>
    <name>Rows</name>
    <message>
        <source> (taken back)</source>
        <translation> (reprise)</translation>
    </message>
</context>
<context>
    <name>ScoreColumn</name>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>No trump yet</source>
        <translation>Sans atout</translation>
    </message>
    <message>
        <source>made it, alone</source>
        <translation>preneur, seul</translation>
    </message>
    <message>
        <source>made it</source>
        <translation>preneur</translation>
    </message>
    <message>
        <source>{who} defends alone</source>
        <translation>{who} défend seul</translation>
    </message>
</context>
<context>
    <name>ScoreDialog</name>
    <message>
        <source>Set the game score</source>
        <translation>Fixer le score de la partie</translation>
    </message>
    <message>
        <source>The hands stay as they were seen; the score counts on from here.</source>
        <translation>Les donnes restent telles que vues&#xa0;; le score repart d&apos;ici.</translation>
    </message>
    <message>
        <source>Set score</source>
        <translation>Fixer le score</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Hand</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Donneur</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Preneur</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Seul</translation>
    </message>
    <message>
        <source>Tricks NS</source>
        <translation>Plis NS</translation>
    </message>
    <message>
        <source>Tricks EW</source>
        <translation>Plis EO</translation>
    </message>
    <message>
        <source>Points NS</source>
        <translation>Points NS</translation>
    </message>
    <message>
        <source>Points EW</source>
        <translation>Points EO</translation>
    </message>
    <message>
        <source>Score NS</source>
        <translation>Score NS</translation>
    </message>
    <message>
        <source>Score EW</source>
        <translation>Score EO</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>Irrégularités</translation>
    </message>
    <message>
        <source>Euchre score sheet</source>
        <translation>Feuille de marque d&apos;euchre</translation>
    </message>
    <message>
        <source>North–South: {one} and {two}</source>
        <translation>Nord–Sud&#xa0;: {one} et {two}</translation>
    </message>
    <message>
        <source>East–West: {one} and {two}</source>
        <translation>Est–Ouest&#xa0;: {one} et {two}</translation>
    </message>
    <message>
        <source>Laws: {laws}</source>
        <translation>Règles&#xa0;: {laws}</translation>
    </message>
    <message>
        <source>Unofficial: changed after it was signed; all four sign again.</source>
        <translation>Non officiel&#xa0;: modifiée après signature&#xa0;; les quatre signent à nouveau.</translation>
    </message>
    <message>
        <source>Unofficial until all four have signed.</source>
        <translation>Non officiel tant que les quatre n&apos;ont pas signé.</translation>
    </message>
    <message>
        <source>Signed by all four.</source>
        <translation>Signée par les quatre.</translation>
    </message>
</context>
<context>
    <name>SelfTest</name>
    <message>
        <source>A lamp mirrors in a card. Move the lamp or the camera a little.</source>
        <translation>Une lampe se reflète dans une carte. Déplacez un peu la lampe ou la caméra.</translation>
    </message>
    <message>
        <source>A card is blurred. Wipe the lens, hold the camera still, give it more light.</source>
        <translation>Une carte est floue. Essuyez l&apos;objectif, tenez la caméra immobile, éclairez mieux.</translation>
    </message>
    <message>
        <source>A card is too small in the picture. Bring the camera nearer.</source>
        <translation>Une carte est trop petite à l&apos;image. Rapprochez la caméra.</translation>
    </message>
    <message>
        <source>A card is partly covered. Lay the four apart, and take your hand away.</source>
        <translation>Une carte est en partie couverte. Écartez les quatre et retirez votre main.</translation>
    </message>
    <message>
        <source>The two corners of a card do not look the same. Lay it flat, with both corners in view.</source>
        <translation>Les deux coins d&apos;une carte diffèrent. Posez-la à plat, les deux coins visibles.</translation>
    </message>
    <message>
        <source>A card cannot be read yet. More light helps, and a camera that is nearer.</source>
        <translation>Une carte ne se lit pas encore. Plus de lumière aide, et une caméra plus proche.</translation>
    </message>
    <message>
        <source>A card lies face down. Turn it over.</source>
        <translation>Une carte est face cachée. Retournez-la.</translation>
    </message>
    <message>
        <source>A card is none of the 24: nine to ace of the four suits.</source>
        <translation>Une carte n&apos;est pas des 24&#xa0;: du neuf à l&apos;as des quatre couleurs.</translation>
    </message>
    <message>
        <source>All four are read right. You can start.</source>
        <translation>Les quatre sont bien lues. Vous pouvez commencer.</translation>
    </message>
    <message>
        <source>No card is seen yet.</source>
        <translation>Aucune carte vue pour l&apos;instant.</translation>
    </message>
    <message>
        <source>{count} of 4 are read.</source>
        <translation>{count} sur 4 sont lues.</translation>
    </message>
    <message>
        <source>Lay the four cards face up in the middle of the table, a hand&apos;s breadth apart, and see that they are in the picture.</source>
        <translation>Posez les quatre cartes faces visibles au milieu de la table, à une largeur de main l&apos;une de l&apos;autre, et voyez qu&apos;elles soient à l&apos;image.</translation>
    </message>
    <message>
        <source>Read, but not wanted: {cards}. If no such card lies there, this deck is misread: bring the camera nearer, or teach the deck.</source>
        <translation>Lues, mais non demandées&#xa0;: {cards}. Si aucune n&apos;est là, ce jeu est mal lu&#xa0;: rapprochez la caméra, ou apprenez-lui le jeu.</translation>
    </message>
    <message>
        <source>Add the cards that are not ticked yet.</source>
        <translation>Ajoutez les cartes qui ne sont pas encore cochées.</translation>
    </message>
</context>
<context>
    <name>SightingButton</name>
    <message>
        <source>No picture was kept</source>
        <translation>Aucune image conservée</translation>
    </message>
</context>
<context>
    <name>SignBox</name>
    <message>
        <source>{name}: draw a signature here, or type initials below</source>
        <translation>{name}&#xa0;: signez ici, ou tapez des initiales dessous</translation>
    </message>
    <message>
        <source>or initials</source>
        <translation>ou initiales</translation>
    </message>
    <message>
        <source>Initials of {name}</source>
        <translation>Initiales de {name}</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Signer</translation>
    </message>
    <message>
        <source>Clear what {name} drew</source>
        <translation>Effacer ce que {name} a dessiné</translation>
    </message>
    <message>
        <source>{name} signs</source>
        <translation>{name} signe</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Signé</translation>
    </message>
</context>
<context>
    <name>SignDialog</name>
    <message>
        <source>Unofficial: {count} of 4 still to sign.</source>
        <translation>Non officiel&#xa0;: {count} sur 4 doivent encore signer.</translation>
    </message>
    <message>
        <source>It was changed after it was signed, so it wants signing again.</source>
        <translation>Elle a été modifiée après signature et doit être signée à nouveau.</translation>
    </message>
    <message>
        <source>Sign the result</source>
        <translation>Signer le résultat</translation>
    </message>
    <message>
        <source>Keep the sheet…</source>
        <translation>Garder la feuille…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>PDF, with CSV and EGN beside it</source>
        <translation>PDF, avec CSV et EGN à côté</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Signer</translation>
    </message>
    <message>
        <source>Keep the sheet</source>
        <translation>Garder la feuille</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Envoyé à l&apos;imprimante.</translation>
    </message>
    <message>
        <source>Kept as {files}.</source>
        <translation>Gardé sous {files}.</translation>
    </message>
    <message>
        <source>Signed by all four: it stands.</source>
        <translation>Signé par les quatre&#xa0;: c&apos;est acquis.</translation>
    </message>
</context>
<context>
    <name>SourcePage</name>
    <message>
        <source>The sample clip</source>
        <translation>Le film d&apos;exemple</translation>
    </message>
    <message>
        <source>A hand with one revoke. Nothing to set up; see what this does in a minute.</source>
        <translation>Une donne avec une renonce. Rien à régler&#xa0;; voyez en une minute ce que cela fait.</translation>
    </message>
    <message>
        <source>A camera</source>
        <translation>Une caméra</translation>
    </message>
    <message>
        <source>A webcam on a stand or a phone that appears as one, looking down at the table.</source>
        <translation>Une webcam sur pied, ou un téléphone qui en tient lieu, tournée vers la table.</translation>
    </message>
    <message>
        <source>A video</source>
        <translation>Une vidéo</translation>
    </message>
    <message>
        <source>A file, or a folder of pictures, filmed earlier.</source>
        <translation>Un fichier, ou un dossier d&apos;images, filmé auparavant.</translation>
    </message>
    <message>
        <source>A phone or network camera</source>
        <translation>Un téléphone ou une caméra réseau</translation>
    </message>
    <message>
        <source>By its address, as the app on the phone shows it.</source>
        <translation>Par son adresse, telle que l&apos;affiche l&apos;application du téléphone.</translation>
    </message>
    <message>
        <source>Put the phone and this computer on one network, start the app, and enter the address it shows, such as http://192.168.1.20:8080/video. Keep the phone plugged in and its screen from sleeping.</source>
        <translation>Mettez le téléphone et cet ordinateur sur le même réseau, lancez l&apos;application et saisissez l&apos;adresse affichée, comme http://192.168.1.20:8080/video. Laissez le téléphone branché et son écran éveillé.</translation>
    </message>
    <message>
        <source>Videos (*.mp4 *.mov *.mkv *.avi *.webm);;All files (*)</source>
        <translation>Vidéos (*.mp4 *.mov *.mkv *.avi *.webm);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Take a look</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Caméra</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Path of the video</source>
        <translation>Chemin de la vidéo</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Vidéo</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Parcourir…</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Looking for cameras…</source>
        <translation>Recherche de caméras…</translation>
    </message>
    <message>
        <source>Choose a source first.</source>
        <translation>Choisissez d&apos;abord une source.</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Ouverture…</translation>
    </message>
    <message>
        <source>No camera answers. Plug one in, or close the program that uses it, then look again.</source>
        <translation>Aucune caméra ne répond. Branchez-en une, ou fermez le programme qui l&apos;utilise, puis recherchez.</translation>
    </message>
    <message numerus="yes">
        <source>%n camera(s) found.</source>
        <translation>
            <numerusform>%n caméra trouvée.</numerusform>
            <numerusform>%n caméras trouvées.</numerusform>
        </translation>
    </message>
    <message>
        <source>{width} × {height} pixels. The whole table should be in the picture, in good light.</source>
        <translation>{width} × {height} pixels. Toute la table doit être à l&apos;image, bien éclairée.</translation>
    </message>
    <message>
        <source>Choose a video</source>
        <translation>Choisir une vidéo</translation>
    </message>
</context>
<context>
    <name>StartWindow</name>
    <message>
        <source>Camera</source>
        <translation>Caméra</translation>
    </message>
    <message>
        <source>Where do the pictures come from?</source>
        <translation>D&apos;où viennent les images&#xa0;?</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Where is the table?</source>
        <translation>Où est la table&#xa0;?</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Qui joue&#xa0;?</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>By which laws?</source>
        <translation>Selon quelles règles&#xa0;?</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Essai</translation>
    </message>
    <message>
        <source>Does the camera read your cards?</source>
        <translation>La caméra lit-elle vos cartes&#xa0;?</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Réglages…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Start watching</source>
        <translation>Observer</translation>
    </message>
    <message>
        <source>Choose where the pictures come from first.</source>
        <translation>Choisissez d&apos;abord d&apos;où viennent les images.</translation>
    </message>
    <message>
        <source>The sample clip needs no test: play it.</source>
        <translation>Le film d&apos;exemple n&apos;a pas besoin d&apos;essai&#xa0;: lancez-le.</translation>
    </message>
    <message>
        <source>No picture has come yet; try again when one is there.</source>
        <translation>Pas encore d&apos;image&#xa0;; réessayez quand il y en aura une.</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Démarrage…</translation>
    </message>
    <message>
        <source>Play the sample clip</source>
        <translation>Voir l&apos;exemple</translation>
    </message>
</context>
<context>
    <name>Suits</name>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>Ready</source>
        <translation>Prêt</translation>
    </message>
    <message>
        <source>Deal when you like.</source>
        <translation>Donnez quand vous voulez.</translation>
    </message>
    <message>
        <source>The table is being watched.</source>
        <translation>La table est observée.</translation>
    </message>
    <message>
        <source>{won} to {lost}</source>
        <translation>{won} à {lost}</translation>
    </message>
    <message>
        <source>{who} win</source>
        <translation>{who} gagnent</translation>
    </message>
    <message>
        <source>It stands once all four have signed: press G.</source>
        <translation>Acquis une fois signé par les quatre&#xa0;: touche G.</translation>
    </message>
    <message>
        <source>{who} deals next.</source>
        <translation>{who} donne ensuite.</translation>
    </message>
    <message>
        <source>All agree on the tricks? Y. To correct: E. To claim a revoke: R.</source>
        <translation>Tous d&apos;accord sur les plis&#xa0;? Y. Corriger&#xa0;: E. Réclamer une renonce&#xa0;: R.</translation>
    </message>
    <message>
        <source>Nobody scores</source>
        <translation>Personne ne marque</translation>
    </message>
    <message>
        <source>{points} to {who}</source>
        <translation>{points} pour {who}</translation>
    </message>
</context>
<context>
    <name>TableDialogs</name>
    <message>
        <source>Keep the last seconds in</source>
        <translation>Garder les dernières secondes dans</translation>
    </message>
    <message>
        <source>Keep the last seconds</source>
        <translation>Garder les dernières secondes</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are in {folder}.</source>
        <translation>
            <numerusform>%n fichier est dans {folder}.</numerusform>
            <numerusform>%n fichiers sont dans {folder}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>It is nobody&apos;s turn now.</source>
        <translation>Ce n&apos;est le tour de personne.</translation>
    </message>
    <message>
        <source>Which card did {who} play?</source>
        <translation>Quelle carte {who} a-t-il joué&#xa0;?</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>There is nothing to correct yet.</source>
        <translation>Rien à corriger encore.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Find the table by itself</source>
        <translation>Trouver la table tout seul</translation>
    </message>
    <message>
        <source>Its size and slant are taken from the cards that lie on it, or from printed corner marks.</source>
        <translation>Taille et inclinaison se déduisent des cartes posées, ou de marques d&apos;angle imprimées.</translation>
    </message>
    <message>
        <source>Mark its corners</source>
        <translation>Marquer ses coins</translation>
    </message>
    <message>
        <source>Drag the four corners onto the table&apos;s, 1 at South&apos;s far left, then clockwise.</source>
        <translation>Glissez les quatre coins sur ceux de la table, 1 au fond à gauche de Sud, puis dans le sens horaire.</translation>
    </message>
    <message>
        <source>at the bottom of the picture</source>
        <translation>en bas de l&apos;image</translation>
    </message>
    <message>
        <source>at the left of the picture</source>
        <translation>à gauche de l&apos;image</translation>
    </message>
    <message>
        <source>at the top of the picture</source>
        <translation>en haut de l&apos;image</translation>
    </message>
    <message>
        <source>at the right of the picture</source>
        <translation>à droite de l&apos;image</translation>
    </message>
    <message>
        <source>Find it now</source>
        <translation>Chercher maintenant</translation>
    </message>
    <message>
        <source>South sits</source>
        <translation>Sud est assis</translation>
    </message>
    <message>
        <source>Best: the camera straight above or at a slant from one side, the whole table in view, a lamp that does not mirror in the cards. You can come back here at any time.</source>
        <translation>Au mieux&#xa0;: caméra à la verticale ou de biais d&apos;un côté, toute la table visible, une lampe qui ne se reflète pas dans les cartes. Vous pouvez revenir ici à tout moment.</translation>
    </message>
    <message>
        <source>Not found yet. Lay four cards well apart on the table, or the corner marks, and try again.</source>
        <translation>Pas encore trouvée. Posez quatre cartes bien espacées sur la table, ou les marques d&apos;angle, et réessayez.</translation>
    </message>
    <message>
        <source>Found. If a corner is off, drag it into place.</source>
        <translation>Trouvée. Si un coin est décalé, glissez-le en place.</translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <translation>Recherche de la table…</translation>
    </message>
</context>
<context>
    <name>TableWindow</name>
    <message>
        <source>Euchre table</source>
        <translation>Table d&apos;euchre</translation>
    </message>
    <message>
        <source>{title} – Euchre Companion</source>
        <translation>{title} – Euchre Companion</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Live picture</source>
        <translation>Image en direct</translation>
    </message>
    <message>
        <source>Readings over the picture</source>
        <translation>Lectures sur l&apos;image</translation>
    </message>
    <message>
        <source>Explain for a beginner</source>
        <translation>Expliquer au débutant</translation>
    </message>
    <message>
        <source>To the other screen</source>
        <translation>Vers l&apos;autre écran</translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <translation>Réponse {number}</translation>
    </message>
    <message>
        <source>Another card</source>
        <translation>Autre carte</translation>
    </message>
    <message>
        <source>All commands</source>
        <translation>Toutes les commandes</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Claim a revoke</source>
        <translation>Réclamer une renonce</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Enter a card</source>
        <translation>Saisir une carte</translation>
    </message>
    <message>
        <source>Incident</source>
        <translation>Incident</translation>
    </message>
    <message>
        <source>Sign the result</source>
        <translation>Signer le résultat</translation>
    </message>
    <message>
        <source>First dealer…</source>
        <translation>Premier donneur…</translation>
    </message>
    <message>
        <source>Enter a result…</source>
        <translation>Saisir un résultat…</translation>
    </message>
    <message>
        <source>Forfeit the game…</source>
        <translation>Abandonner la partie…</translation>
    </message>
    <message>
        <source>Hands played</source>
        <translation>Donnes jouées</translation>
    </message>
    <message>
        <source>Laws in force</source>
        <translation>Règles en vigueur</translation>
    </message>
    <message>
        <source>Keep the last seconds</source>
        <translation>Garder les dernières secondes</translation>
    </message>
    <message>
        <source>The session has ended; the table stays as it was last seen.</source>
        <translation>La séance est terminée&#xa0;; la table reste telle qu&apos;on l&apos;a vue en dernier.</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>1 finding to rule on</source>
        <translation>1 constat à trancher</translation>
    </message>
    <message>
        <source>{n} findings to rule on</source>
        <translation>{n} constats à trancher</translation>
    </message>
</context>
<context>
    <name>TablesWindow</name>
    <message>
        <source>Only those that need me</source>
        <translation>Seulement celles qui m&apos;attendent</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>1 table</source>
        <translation>1 table</translation>
    </message>
    <message>
        <source>{n} tables</source>
        <translation>{n} tables</translation>
    </message>
    <message>
        <source>cameras to look after: {n}</source>
        <translation>caméras à surveiller&#xa0;: {n}</translation>
    </message>
    <message>
        <source>No table has reported yet.</source>
        <translation>Aucune table ne s&apos;est encore signalée.</translation>
    </message>
</context>
<context>
    <name>TileDelegate</name>
    <message>
        <source>closed</source>
        <translation>fermée</translation>
    </message>
    <message>
        <source>hand {number}</source>
        <translation>donne {number}</translation>
    </message>
    <message>
        <source>no hand yet</source>
        <translation>pas encore de donne</translation>
    </message>
</context>
<context>
    <name>TrickStrip</name>
    <message>
        <source>None yet in this hand.</source>
        <translation>Aucun encore dans cette donne.</translation>
    </message>
    <message>
        <source>no trick yet</source>
        <translation>pas encore de pli</translation>
    </message>
    <message>
        <source>{who} took it</source>
        <translation>fait par {who}</translation>
    </message>
</context>
<context>
    <name>UndoDialog</name>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>WantedCards</name>
    <message>
        <source>Cards to put down</source>
        <translation>Cartes à poser</translation>
    </message>
</context>
<context>
    <name>WeighedDialog</name>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Ouest</translation>
    </message>
    <message>
        <source>Sample table</source>
        <translation>Table d&apos;exemple</translation>
    </message>
    <message>
        <source>no tricks</source>
        <translation>aucun pli</translation>
    </message>
    <message>
        <source>no trump yet</source>
        <translation>pas encore d&apos;atout</translation>
    </message>
    <message>
        <source>{suit} are trump</source>
        <translation>{suit} est atout</translation>
    </message>
    <message>
        <source>{suit} are trump, made by {who}, alone</source>
        <translation>{suit} est atout, par {who}, seul</translation>
    </message>
    <message>
        <source>{suit} are trump, made by {who}</source>
        <translation>{suit} est atout, par {who}</translation>
    </message>
    <message>
        <source>to call</source>
        <translation>doit annoncer</translation>
    </message>
    <message>
        <source>to discard</source>
        <translation>doit écarter</translation>
    </message>
    <message>
        <source>to lead</source>
        <translation>doit entamer</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>doit jouer</translation>
    </message>
    <message>
        <source>Waiting for the first deal</source>
        <translation>En attente de la première donne</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Pli {number}</translation>
    </message>
    <message>
        <source>{who} win the game</source>
        <translation>{who} gagnent la partie</translation>
    </message>
    <message>
        <source>Hand over. {who} deals next</source>
        <translation>Donne finie. {who} donne ensuite</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Donne finie</translation>
    </message>
    <message>
        <source>a card not read yet</source>
        <translation>une carte pas encore lue</translation>
    </message>
    <message>
        <source>{who} played {card}.</source>
        <translation>{who} a joué {card}.</translation>
    </message>
    <message>
        <source>{who}: {tricks}, score {score}.</source>
        <translation>{who}&#xa0;: {tricks}, score {score}.</translation>
    </message>
    <message>
        <source>{head}: {rest}</source>
        <translation>{head}&#xa0;: {rest}</translation>
    </message>
</context>
<context>
    <name>ZoomPicture</name>
    <message>
        <source>Picture of the table</source>
        <translation>Image de la table</translation>
    </message>
    <message>
        <source>No picture of this moment</source>
        <translation>Aucune image de ce moment</translation>
    </message>
</context>
</TS>
