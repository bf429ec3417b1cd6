<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>%n thing(s) to look at before the next deal.</source>
        <translation>
            <numerusform>Noch etwas zu klären vor dem nächsten Spiel.</numerusform>
            <numerusform>Noch %n Dinge zu klären vor dem nächsten Spiel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>{word}: nothing there</source>
        <translation>{word}: nichts da</translation>
    </message>
</context>
<context>
    <name>AgreeDialog</name>
    <message>
        <source>Do all four agree?</source>
        <translation>Sind alle vier einverstanden?</translation>
    </message>
    <message>
        <source>It is logged with these names; undo takes it back.</source>
        <translation>Es wird mit diesen Namen festgehalten; Rückgängig nimmt es zurück.</translation>
    </message>
    <message>
        <source>The table agrees</source>
        <translation>Der Tisch ist einverstanden</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Earlier log, to read only: {log}</source>
        <translation>Früheres Protokoll, nur zum Lesen: {log}</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Explained</source>
        <translation>Erklärt</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Nothing to explain now.</source>
        <translation>Im Moment gibt es nichts zu erklären.</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Before the first hand</source>
        <translation>Vor dem ersten Spiel</translation>
    </message>
</context>
<context>
    <name>CardPicker</name>
    <message>
        <source>Which card?</source>
        <translation>Welche Karte?</translation>
    </message>
    <message>
        <source>Click a card, or type its rank and suit: J H, 10 S, A C.</source>
        <translation>Karte anklicken oder Wert und Farbe tippen: J H, 10 S, A C.</translation>
    </message>
    <message>
        <source>{rank} of …  type C, D, H or S.</source>
        <translation>{rank} von …  C, D, H oder S tippen.</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>Put these four cards down, face up and apart</source>
        <translation>Legen Sie diese vier Karten offen und mit Abstand hin</translation>
    </message>
    <message>
        <source>You may start without it. The test shows what the camera reads before it matters.</source>
        <translation>Sie können auch ohne Probe beginnen. Sie zeigt, was die Kamera liest, bevor es darauf ankommt.</translation>
    </message>
</context>
<context>
    <name>ClaimDialog</name>
    <message>
        <source>Claim a revoke</source>
        <translation>Fehler melden</translation>
    </message>
    <message>
        <source>trick {number}</source>
        <translation>Stich {number}</translation>
    </message>
    <message>
        <source>Who claims</source>
        <translation>Wer meldet</translation>
    </message>
    <message>
        <source>Who revoked</source>
        <translation>Wer nicht bedient hat</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Log the claim</source>
        <translation>Meldung eintragen</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Meldung</translation>
    </message>
</context>
<context>
    <name>Consequences</name>
    <message>
        <source>A new game begins, at {score}.</source>
        <translation>Eine neue Partie beginnt, bei {score}.</translation>
    </message>
    <message>
        <source>Score: {before} becomes {after}.</source>
        <translation>Stand: aus {before} wird {after}.</translation>
    </message>
    <message>
        <source>Hand {number} is still being played: what it brings is added.</source>
        <translation>Spiel {number} läuft noch: Was es bringt, kommt hinzu.</translation>
    </message>
    <message>
        <source>The game is not over any more.</source>
        <translation>Die Partie ist nicht mehr zu Ende.</translation>
    </message>
    <message>
        <source>{who} win the game.</source>
        <translation>{who} gewinnen die Partie.</translation>
    </message>
    <message>
        <source>The game ends level.</source>
        <translation>Die Partie endet unentschieden.</translation>
    </message>
    <message>
        <source>The hand in progress is broken off.</source>
        <translation>Das laufende Spiel wird abgebrochen.</translation>
    </message>
    <message>
        <source>{who} deals next.</source>
        <translation>{who} gibt als Nächstes.</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>noch niemand</translation>
    </message>
    <message>
        <source>Trick {number} goes to {who}.</source>
        <translation>Stich {number} geht an {who}.</translation>
    </message>
    <message>
        <source>{who} have {tricks}.</source>
        <translation>{who} haben {tricks}.</translation>
    </message>
    <message>
        <source>No trump.</source>
        <translation>Kein Trumpf.</translation>
    </message>
    <message>
        <source>{Suit} are trump.</source>
        <translation>{Suit} ist Trumpf.</translation>
    </message>
    <message>
        <source>{who} made trump.</source>
        <translation>{who} hat Trumpf gemacht.</translation>
    </message>
    <message>
        <source>The maker plays alone.</source>
        <translation>Der Ansager spielt solo.</translation>
    </message>
    <message>
        <source>The maker does not play alone.</source>
        <translation>Der Ansager spielt nicht solo.</translation>
    </message>
    <message>
        <source>{who} is the dealer.</source>
        <translation>{who} ist Geber.</translation>
    </message>
    <message>
        <source>No longer found: {what}</source>
        <translation>Kein Befund mehr: {what}</translation>
    </message>
    <message>
        <source>Newly found: {what}</source>
        <translation>Neuer Befund: {what}</translation>
    </message>
    <message>
        <source>Now {state}: {what}</source>
        <translation>Jetzt {state}: {what}</translation>
    </message>
    <message>
        <source>Signatures no longer stand: {who}.</source>
        <translation>Unterschriften gelten nicht mehr: {who}.</translation>
    </message>
</context>
<context>
    <name>Correct</name>
    <message>
        <source>passes</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>orders up</source>
        <translation>lässt aufnehmen</translation>
    </message>
    <message>
        <source>names a suit</source>
        <translation>sagt eine Farbe an</translation>
    </message>
    <message>
        <source>goes alone</source>
        <translation>spielt solo</translation>
    </message>
    <message>
        <source>does not go alone</source>
        <translation>spielt nicht solo</translation>
    </message>
    <message>
        <source>defends alone</source>
        <translation>verteidigt solo</translation>
    </message>
    <message>
        <source>does not defend alone</source>
        <translation>verteidigt nicht solo</translation>
    </message>
</context>
<context>
    <name>CorrectDialog</name>
    <message>
        <source>Correct an event</source>
        <translation>Ein Ereignis berichtigen</translation>
    </message>
    <message>
        <source>What should the log have said?</source>
        <translation>Was hätte im Protokoll stehen sollen?</translation>
    </message>
    <message>
        <source>It never happened</source>
        <translation>Es ist nie geschehen</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>solo</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>as it was</source>
        <translation>wie es war</translation>
    </message>
    <message>
        <source>last in the hand</source>
        <translation>zuletzt im Spiel</translation>
    </message>
    <message>
        <source>before: {what}</source>
        <translation>vor: {what}</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>nicht gelesen</translation>
    </message>
    <message>
        <source>Which card was it?</source>
        <translation>Welche Karte war es?</translation>
    </message>
    <message>
        <source>Strike out</source>
        <translation>Streichen</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Berichtigung</translation>
    </message>
</context>
<context>
    <name>DifferenceModel</name>
    <message>
        <source>What it decides</source>
        <translation>Was es regelt</translation>
    </message>
</context>
<context>
    <name>DirectorWindow</name>
    <message>
        <source>Euchre table</source>
        <translation>Euchre-Tisch</translation>
    </message>
    <message>
        <source>{title} – Director – Euchre Companion</source>
        <translation>{title} – Turnierleitung – Euchre Companion</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Nothing so far.</source>
        <translation>Bisher nichts.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>Set score</source>
        <translation>Stand setzen</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>Hands played</source>
        <translation>Gespielte Spiele</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Choose a line of the log first, then correct it.</source>
        <translation>Wählen Sie zuerst eine Zeile des Protokolls, dann berichtigen Sie sie.</translation>
    </message>
</context>
<context>
    <name>EvidenceView</name>
    <message>
        <source>Earlier picture</source>
        <translation>Früheres Bild</translation>
    </message>
    <message>
        <source>Later picture</source>
        <translation>Späteres Bild</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Beweisbilder</translation>
    </message>
    <message>
        <source>Picture {number} of {count}</source>
        <translation>Bild {number} von {count}</translation>
    </message>
    <message>
        <source>No pictures were kept</source>
        <translation>Es wurden keine Bilder behalten</translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message>
        <source>{Suit} are trump. Highest is {right}, then {left}, which counts as {suit}; then {rest}.</source>
        <translation>{Suit} ist Trumpf. Am höchsten ist {right}, dann {left}, der als {suit} zählt; dann {rest}.</translation>
    </message>
    <message>
        <source>{who} took the last trick: {card} was the highest of the suit led, and nobody trumped.</source>
        <translation>{who} hat den letzten Stich gemacht: {card} war die höchste Karte der ausgespielten Farbe, und niemand hat getrumpft.</translation>
    </message>
    <message>
        <source>{who} took the last trick: trump was led, and {card} was the highest trump.</source>
        <translation>{who} hat den letzten Stich gemacht: Trumpf wurde ausgespielt, und {card} war der höchste.</translation>
    </message>
    <message>
        <source>{who} took the last trick: {card} is trump and beats every card of the suit led.</source>
        <translation>{who} hat den letzten Stich gemacht: {card} ist Trumpf und schlägt jede Karte der ausgespielten Farbe.</translation>
    </message>
    <message>
        <source>{who} made {suit} trump, and that side took {tricks}; it needed three.</source>
        <translation>{who} hat {suit} zu Trumpf gemacht, und diese Partei hat {tricks}; drei waren nötig.</translation>
    </message>
    <message>
        <source>{who} made {suit} trump and plays alone: {partner} lays the cards down. Three tricks are needed; all five count more.</source>
        <translation>{who} hat {suit} zu Trumpf gemacht und spielt solo: {partner} legt die Karten weg. Drei Stiche sind nötig; alle fünf zählen mehr.</translation>
    </message>
    <message>
        <source>{who} made {suit} trump: {who} and {partner} need three tricks of five, or the others score.</source>
        <translation>{who} hat {suit} zu Trumpf gemacht: {who} und {partner} brauchen drei von fünf Stichen, sonst punkten die anderen.</translation>
    </message>
    <message>
        <source>{who} led {card}, which counts as {suit}: whoever has {suit} plays {suit}.</source>
        <translation>{who} hat {card} ausgespielt, das als {suit} zählt: Wer {suit} hat, spielt {suit}.</translation>
    </message>
    <message>
        <source>{who} led {card}: whoever has {suit} plays {suit}.</source>
        <translation>{who} hat {card} ausgespielt: Wer {suit} hat, spielt {suit}.</translation>
    </message>
    <message>
        <source>{who} takes up the card that was turned and lays one card away, face down.</source>
        <translation>{who} nimmt die aufgedeckte Karte und legt eine Karte verdeckt ab.</translation>
    </message>
    <message>
        <source>It is {who}&apos;s turn to play.</source>
        <translation>{who} ist dran.</translation>
    </message>
    <message>
        <source>It is {who}&apos;s turn to lead.</source>
        <translation>{who} spielt aus.</translation>
    </message>
    <message>
        <source>It is {who}&apos;s turn to call.</source>
        <translation>{who} ist mit der Ansage dran.</translation>
    </message>
    <message>
        <source>{Suit} were turned down. {who} may pass, or name another suit.</source>
        <translation>{Suit} wurde abgelehnt. {who} darf passen oder eine andere Farbe ansagen.</translation>
    </message>
    <message>
        <source>{who} may pass, or make {suit} trump; then the dealer takes up {card}.</source>
        <translation>{who} darf passen oder {suit} zu Trumpf machen; dann nimmt der Geber {card} auf.</translation>
    </message>
</context>
<context>
    <name>Felt</name>
    <message>
        <source>The table from above</source>
        <translation>Der Tisch von oben</translation>
    </message>
</context>
<context>
    <name>FindingList</name>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
</context>
<context>
    <name>FindingView</name>
    <message>
        <source>The laws of this table</source>
        <translation>Die Regeln dieses Tisches</translation>
    </message>
    <message>
        <source>Note: why, in your own words</source>
        <translation>Anmerkung: warum, in eigenen Worten</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>Otherwise…</source>
        <translation>Anders…</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>To be settled: {what}</source>
        <translation>Zu klären: {what}</translation>
    </message>
    <message>
        <source>There is nothing in it; the points stay as they are.</source>
        <translation>Es ist nichts daran; die Punkte bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Entscheid</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Beweisbilder</translation>
    </message>
</context>
<context>
    <name>FindingWords</name>
    <message>
        <source>Revoke</source>
        <translation>Nicht bedient</translation>
    </message>
    <message>
        <source>Renounce, put right in time</source>
        <translation>Falsch bedient, rechtzeitig berichtigt</translation>
    </message>
    <message>
        <source>Lead out of turn</source>
        <translation>Ausspiel außer der Reihe</translation>
    </message>
    <message>
        <source>Play out of turn</source>
        <translation>Außer der Reihe gespielt</translation>
    </message>
    <message>
        <source>Call out of turn</source>
        <translation>Ansage außer der Reihe</translation>
    </message>
    <message>
        <source>Improper call</source>
        <translation>Unzulässige Ansage</translation>
    </message>
    <message>
        <source>Deal out of turn</source>
        <translation>Außer der Reihe gegeben</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <translation>Vergeben</translation>
    </message>
    <message>
        <source>Exposed card</source>
        <translation>Gezeigte Karte</translation>
    </message>
    <message>
        <source>Penalty card not played</source>
        <translation>Strafkarte nicht gespielt</translation>
    </message>
    <message>
        <source>Wrong number of cards</source>
        <translation>Falsche Kartenzahl</translation>
    </message>
    <message>
        <source>No discard</source>
        <translation>Nicht abgelegt</translation>
    </message>
    <message>
        <source>Up card buried</source>
        <translation>Aufgedeckte Karte abgelegt</translation>
    </message>
    <message>
        <source>Alone said late</source>
        <translation>Solo zu spät angesagt</translation>
    </message>
    <message>
        <source>Defended alone</source>
        <translation>Solo verteidigt</translation>
    </message>
    <message>
        <source>A sitting-out hand played</source>
        <translation>Eine aussetzende Hand hat gespielt</translation>
    </message>
    <message>
        <source>Sitting-out hand faced</source>
        <translation>Aussetzende Hand aufgedeckt</translation>
    </message>
    <message>
        <source>Two cards to one trick</source>
        <translation>Zwei Karten zu einem Stich</translation>
    </message>
    <message>
        <source>Two cards at the same moment</source>
        <translation>Zwei Karten im selben Augenblick</translation>
    </message>
    <message>
        <source>Card taken back</source>
        <translation>Karte zurückgenommen</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Hand thrown in</source>
        <translation>Spiel hingeworfen</translation>
    </message>
    <message>
        <source>Trick gathered by the other side</source>
        <translation>Stich von der anderen Partei eingezogen</translation>
    </message>
    <message>
        <source>Foul deck</source>
        <translation>Falsches Blatt</translation>
    </message>
    <message>
        <source>Kitty looked at</source>
        <translation>Talon angesehen</translation>
    </message>
    <message>
        <source>Trump may be entered wrongly</source>
        <translation>Trumpf ist vielleicht falsch eingegeben</translation>
    </message>
    <message>
        <source>Score shown wrongly</source>
        <translation>Stand falsch angezeigt</translation>
    </message>
    <message>
        <source>Claim not proved</source>
        <translation>Meldung nicht bewiesen</translation>
    </message>
    <message>
        <source>Incident</source>
        <translation>Vorfall</translation>
    </message>
    <message>
        <source>A player who holds a card of the suit led must play one; the left bower counts as trump. Whether a card of that suit was in the hand is shown by the cards themselves, once it is played or faced.</source>
        <translation>Wer eine Karte der ausgespielten Farbe hat, muss sie bedienen; der linke Bauer zählt als Trumpf. Ob eine solche Karte auf der Hand war, zeigen die Karten selbst, sobald sie gespielt oder gezeigt werden.</translation>
    </message>
    <message>
        <source>A wrong card may be taken back and the right one played until the laws in force call the revoke established.</source>
        <translation>Eine falsche Karte darf zurückgenommen und die richtige gespielt werden, bis nach den geltenden Regeln der Fehler feststeht.</translation>
    </message>
    <message>
        <source>Whoever won the last trick leads; the laws in force say who may accept a lead by somebody else.</source>
        <translation>Wer den letzten Stich gemacht hat, spielt aus; die geltenden Regeln sagen, wer das Ausspiel eines anderen annehmen darf.</translation>
    </message>
    <message>
        <source>After the lead, cards are played clockwise, one a seat.</source>
        <translation>Nach dem Ausspiel wird im Uhrzeigersinn gespielt, eine Karte je Platz.</translation>
    </message>
    <message>
        <source>Calls go clockwise, beginning left of the dealer.</source>
        <translation>Angesagt wird im Uhrzeigersinn, links vom Geber beginnend.</translation>
    </message>
    <message>
        <source>The call was one that could not be made then, such as the suit just turned down.</source>
        <translation>Diese Ansage war nicht möglich, etwa weil die Farbe eben abgelehnt wurde.</translation>
    </message>
    <message>
        <source>The deal passes to the left. Whether a wrong deal stands depends on how far it went.</source>
        <translation>Das Geben geht nach links weiter. Ob ein falsches Geben gilt, hängt davon ab, wie weit es kam.</translation>
    </message>
    <message>
        <source>A deal with a card faced or hands of the wrong size is dealt again.</source>
        <translation>Mit einer offenen Karte oder falscher Kartenzahl wird neu gegeben.</translation>
    </message>
    <message>
        <source>A card shown before its time may have to be played at the first lawful chance.</source>
        <translation>Eine zu früh gezeigte Karte muss vielleicht bei der ersten zulässigen Gelegenheit gespielt werden.</translation>
    </message>
    <message>
        <source>A penalty card is played as soon as that is lawful.</source>
        <translation>Eine Strafkarte wird gespielt, sobald das zulässig ist.</translation>
    </message>
    <message>
        <source>Everybody plays five cards; too many or too few make the hand doubtful.</source>
        <translation>Jeder spielt fünf Karten; zu viele oder zu wenige machen das Spiel zweifelhaft.</translation>
    </message>
    <message>
        <source>A dealer who takes the up card lays one card away before the first lead.</source>
        <translation>Ein Geber, der die aufgedeckte Karte nimmt, legt vor dem ersten Ausspiel eine Karte ab.</translation>
    </message>
    <message>
        <source>Some tables do not allow the dealer to lay away the very card that was turned up.</source>
        <translation>An manchen Tischen darf der Geber nicht gerade die aufgedeckte Karte ablegen.</translation>
    </message>
    <message>
        <source>The laws in force say until when a player may decide to play alone.</source>
        <translation>Die geltenden Regeln sagen, bis wann man sich für solo entscheiden darf.</translation>
    </message>
    <message>
        <source>The laws in force say whether a defender may play alone.</source>
        <translation>Die geltenden Regeln sagen, ob ein Verteidiger solo spielen darf.</translation>
    </message>
    <message>
        <source>The partner of a player who goes alone takes no part in the hand.</source>
        <translation>Der Partner eines Solospielers nimmt am Spiel nicht teil.</translation>
    </message>
    <message>
        <source>The laws in force say how the cards of a sitting-out hand lie.</source>
        <translation>Die geltenden Regeln sagen, wie die Karten einer aussetzenden Hand liegen.</translation>
    </message>
    <message>
        <source>One card a seat belongs to each trick; a person says which of the two was played.</source>
        <translation>Zu jedem Stich gehört eine Karte je Platz; ein Mensch sagt, welche der beiden gespielt ist.</translation>
    </message>
    <message>
        <source>Two cards came down so close together that the order cannot be told.</source>
        <translation>Zwei Karten kamen so kurz nacheinander, dass die Reihenfolge nicht zu erkennen ist.</translation>
    </message>
    <message>
        <source>A card that was played was picked up again before the trick ended.</source>
        <translation>Eine gespielte Karte wurde vor dem Ende des Stichs wieder aufgenommen.</translation>
    </message>
    <message>
        <source>Somebody showed their cards or claimed the rest before the hand was played out.</source>
        <translation>Jemand hat seine Karten gezeigt oder den Rest beansprucht, ehe zu Ende gespielt war.</translation>
    </message>
    <message>
        <source>The hand was given up before it was played out.</source>
        <translation>Das Spiel wurde aufgegeben, ehe es zu Ende gespielt war.</translation>
    </message>
    <message>
        <source>The side that wins a trick takes it in.</source>
        <translation>Wer einen Stich gewinnt, zieht ihn ein.</translation>
    </message>
    <message>
        <source>One card was seen in two places, or a card that is none of the 24. A misreading is likelier.</source>
        <translation>Eine Karte wurde an zwei Stellen gesehen, oder eine, die nicht zu den 24 gehört. Ein Lesefehler ist wahrscheinlicher.</translation>
    </message>
    <message>
        <source>The cards left over stay unseen until the hand is over.</source>
        <translation>Die übrigen Karten bleiben bis zum Ende des Spiels ungesehen.</translation>
    </message>
    <message>
        <source>So many players seem not to follow suit that another trump would explain it better.</source>
        <translation>So viele scheinen nicht zu bedienen, dass ein anderer Trumpf es besser erklären würde.</translation>
    </message>
    <message>
        <source>The score cards show another score than the hands give.</source>
        <translation>Die Zählkarten zeigen einen anderen Stand, als die Spiele ergeben.</translation>
    </message>
    <message>
        <source>A revoke was claimed, and all cards that were seen say otherwise.</source>
        <translation>Ein Fehler wurde gemeldet, und alle gesehenen Karten sprechen dagegen.</translation>
    </message>
    <message>
        <source>Entered by a person; the camera cannot see it.</source>
        <translation>Von einem Menschen eingetragen; die Kamera kann es nicht sehen.</translation>
    </message>
    <message>
        <source>shown by the cards</source>
        <translation>durch die Karten gezeigt</translation>
    </message>
    <message>
        <source>waits for a reading</source>
        <translation>wartet auf eine Lesung</translation>
    </message>
    <message>
        <source>shown, but the time to claim it is over</source>
        <translation>gezeigt, aber die Meldefrist ist vorbei</translation>
    </message>
    <message>
        <source>noted, for a person to weigh</source>
        <translation>vermerkt, zum Abwägen</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>bestätigt</translation>
    </message>
    <message>
        <source>ruled otherwise</source>
        <translation>anders entschieden</translation>
    </message>
    <message>
        <source>dismissed</source>
        <translation>verworfen</translation>
    </message>
    <message>
        <source>director</source>
        <translation>Turnierleitung</translation>
    </message>
    <message>
        <source>scorer</source>
        <translation>Schreiber</translation>
    </message>
    <message>
        <source>played {card} in trick {trick}</source>
        <translation>hat {card} in Stich {trick} gespielt</translation>
    </message>
    <message>
        <source>was seen to hold {card}</source>
        <translation>hatte {card} sichtbar auf der Hand</translation>
    </message>
    <message>
        <source>showed {card} later</source>
        <translation>hat später {card} gezeigt</translation>
    </message>
    <message>
        <source>must have held one: the cards unseen have no other place</source>
        <translation>muss eine gehabt haben: Die ungesehenen Karten können nirgends sonst sein</translation>
    </message>
    <message>
        <source>{decided} by the {who}</source>
        <translation>{decided} ({who})</translation>
    </message>
    <message>
        <source>{state} · {sure} sure of the readings</source>
        <translation>{state} · Lesungen zu {sure} sicher</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>{who}: {what}.</source>
        <translation>{who}: {what}.</translation>
    </message>
    <message>
        <source>{who}: {what} in trick {trick}.</source>
        <translation>{who}: {what} in Stich {trick}.</translation>
    </message>
    <message>
        <source>{who} did not follow {suit}</source>
        <translation>{who} hat {suit} nicht bedient</translation>
    </message>
    <message>
        <source>{who} did not follow {suit} in trick {trick}</source>
        <translation>{who} hat {suit} in Stich {trick} nicht bedient</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eine</translation>
    </message>
    <message>
        <source>{fact}, and {proof}.</source>
        <translation>{fact} und {proof}.</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Shown after the last trick, before the next deal.</source>
        <translation>Wird nach dem letzten Stich gezeigt, vor dem nächsten Spiel.</translation>
    </message>
    <message>
        <source>Nothing to report for this hand.</source>
        <translation>Zu diesem Spiel gibt es nichts zu berichten.</translation>
    </message>
    <message>
        <source>Nothing so far.</source>
        <translation>Bisher nichts.</translation>
    </message>
</context>
<context>
    <name>FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
</context>
<context>
    <name>FirstDealerDialog</name>
    <message>
        <source>First dealer</source>
        <translation>Erster Geber</translation>
    </message>
    <message>
        <source>Whoever got the first jack, or cut for the deal.</source>
        <translation>Wer den ersten Buben bekam oder beim Abheben gewann.</translation>
    </message>
    <message>
        <source>The next game begins, and this seat deals its first hand.</source>
        <translation>Die nächste Partie beginnt, und dieser Platz gibt ihr erstes Spiel.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Who deals first</source>
        <translation>Wer zuerst gibt</translation>
    </message>
</context>
<context>
    <name>Foresight</name>
    <message>
        <source>What follows</source>
        <translation>Was daraus folgt</translation>
    </message>
    <message>
        <source>Nothing changes yet.</source>
        <translation>Noch ändert sich nichts.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Hand {number} is judged anew.</source>
        <translation>Spiel {number} wird neu beurteilt.</translation>
    </message>
    <message>
        <source>Nothing else changes.</source>
        <translation>Sonst ändert sich nichts.</translation>
    </message>
</context>
<context>
    <name>ForfeitDialog</name>
    <message>
        <source>Forfeit the game</source>
        <translation>Partie aufgeben</translation>
    </message>
    <message>
        <source>The game ends and goes to the other side; the points stay as they are.</source>
        <translation>Die Partie endet und geht an die andere Seite; die Punkte bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Forfeit</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Who forfeits</source>
        <translation>Wer aufgibt</translation>
    </message>
</context>
<context>
    <name>FramePicture</name>
    <message>
        <source>Picture of the table</source>
        <translation>Bild des Tisches</translation>
    </message>
    <message>
        <source>No picture yet</source>
        <translation>Noch kein Bild</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>The game</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>First dealer…</source>
        <translation>Erster Geber …</translation>
    </message>
    <message>
        <source>Enter a result…</source>
        <translation>Ergebnis eintragen …</translation>
    </message>
    <message>
        <source>Forfeit the game…</source>
        <translation>Partie aufgeben …</translation>
    </message>
</context>
<context>
    <name>HandList</name>
    <message>
        <source>Hands</source>
        <translation>Spiele</translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>no points</source>
        <translation>keine Punkte</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>passed out</source>
        <translation>alle gepasst</translation>
    </message>
    <message>
        <source>void</source>
        <translation>ungültig</translation>
    </message>
    <message>
        <source>claimed</source>
        <translation>beansprucht</translation>
    </message>
    <message>
        <source>thrown in</source>
        <translation>hingeworfen</translation>
    </message>
    <message>
        <source>Hand {number}: {made}, {gave}</source>
        <translation>Spiel {number}: {made}, {gave}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>nobody made trump</source>
        <translation>niemand hat Trumpf gemacht</translation>
    </message>
    <message>
        <source>{who} made {suit}, alone</source>
        <translation>{who} machte {suit}, solo</translation>
    </message>
    <message>
        <source>{who} made {suit}</source>
        <translation>{who} machte {suit}</translation>
    </message>
    <message>
        <source>North and South</source>
        <translation>Nord und Süd</translation>
    </message>
    <message>
        <source>East and West</source>
        <translation>Ost und West</translation>
    </message>
    <message>
        <source>{points} to {who} ({score})</source>
        <translation>{points} an {who} ({score})</translation>
    </message>
    <message>
        <source>Game {number}:  {score}</source>
        <translation>Partie {number}:  {score}</translation>
    </message>
</context>
<context>
    <name>Health</name>
    <message>
        <source>camera {status}</source>
        <translation>Kamera {status}</translation>
    </message>
    <message>
        <source>{state} · {fps} frames/s</source>
        <translation>{state} · {fps} Bilder/s</translation>
    </message>
</context>
<context>
    <name>HealthBadge</name>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
</context>
<context>
    <name>HistoryWindow</name>
    <message>
        <source>Hands played</source>
        <translation>Gespielte Spiele</translation>
    </message>
    <message>
        <source>Earlier logs</source>
        <translation>Frühere Protokolle</translation>
    </message>
    <message>
        <source>Which log</source>
        <translation>Welches Protokoll</translation>
    </message>
    <message>
        <source>The log that is open</source>
        <translation>Das offene Protokoll</translation>
    </message>
    <message>
        <source>Find: hearts, alone, East …</source>
        <translation>Suchen: Herz, solo, Ost …</translation>
    </message>
    <message>
        <source>Find a hand</source>
        <translation>Ein Spiel suchen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Ausgeben…</translation>
    </message>
    <message>
        <source>As PDF, CSV, EGN or JSON</source>
        <translation>Als PDF, CSV, EGN oder JSON</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Stich {number}</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Ausgeben</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Geschrieben: {file}</translation>
    </message>
    <message>
        <source>Hand {number}: {made}</source>
        <translation>Spiel {number}: {made}</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Score sheet (*.pdf)</source>
        <translation>Spielzettel (*.pdf)</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Euchre game notation (*.egn)</source>
        <translation>Euchre-Notation (*.egn)</translation>
    </message>
    <message>
        <source>Hand records and verdicts (*.json)</source>
        <translation>Spiele und Urteile (*.json)</translation>
    </message>
</context>
<context>
    <name>IncidentMenu</name>
    <message>
        <source>Log an incident</source>
        <translation>Vorfall eintragen</translation>
    </message>
</context>
<context>
    <name>IncidentPanel</name>
    <message>
        <source>Log an incident</source>
        <translation>Vorfall eintragen</translation>
    </message>
</context>
<context>
    <name>Incidents</name>
    <message>
        <source>Table talk</source>
        <translation>Tischgerede</translation>
    </message>
    <message>
        <source>Slow play</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Late call</source>
        <translation>Späte Ansage</translation>
    </message>
    <message>
        <source>Card shown</source>
        <translation>Karte gezeigt</translation>
    </message>
    <message>
        <source>Wrong score</source>
        <translation>Stand falsch</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Anderes</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Betreuer</translation>
    </message>
    <message>
        <source>A coach is allowed beside a newcomer: on record, and no table talk</source>
        <translation>Ein Betreuer ist neben einem Neuling erlaubt: Er wird vermerkt und ist kein Gerede am Tisch</translation>
    </message>
    <message>
        <source>Incident</source>
        <translation>Vorfall</translation>
    </message>
    <message>
        <source>The whole table</source>
        <translation>Der ganze Tisch</translation>
    </message>
</context>
<context>
    <name>KeyBar</name>
    <message>
        <source>Calls</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>{who} to call</source>
        <translation>{who} sagt an</translation>
    </message>
    <message>
        <source>{who} calls out of turn</source>
        <translation>{who} sagt außer der Reihe an</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Other seat</source>
        <translation>Anderer Platz</translation>
    </message>
</context>
<context>
    <name>KeyButton</name>
    <message>
        <source>key {key}</source>
        <translation>Taste {key}</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Pick it up</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Assist</source>
        <translation>Unterstützen</translation>
    </message>
    <message>
        <source>Order up</source>
        <translation>Aufnehmen lassen</translation>
    </message>
    <message>
        <source>{who} picks it up</source>
        <translation>{who} nimmt auf</translation>
    </message>
    <message>
        <source>{who} assists</source>
        <translation>{who} unterstützt</translation>
    </message>
    <message>
        <source>{who} orders it up</source>
        <translation>{who} lässt aufnehmen</translation>
    </message>
    <message>
        <source>, alone</source>
        <translation>, solo</translation>
    </message>
    <message>
        <source>{who} names {suit}</source>
        <translation>{who} sagt {suit} an</translation>
    </message>
    <message>
        <source>Not alone</source>
        <translation>Nicht solo</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>{who} does not go alone</source>
        <translation>{who} spielt nicht solo</translation>
    </message>
    <message>
        <source>{who} goes alone</source>
        <translation>{who} spielt solo</translation>
    </message>
    <message>
        <source>{who} does not defend alone</source>
        <translation>{who} verteidigt nicht solo</translation>
    </message>
    <message>
        <source>Not defending alone</source>
        <translation>Nicht solo verteidigen</translation>
    </message>
    <message>
        <source>{who} defends alone</source>
        <translation>{who} verteidigt solo</translation>
    </message>
    <message>
        <source>All agree on the tricks: {counts}</source>
        <translation>Alle sind sich über die Stiche einig: {counts}</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>{who} deals</source>
        <translation>{who} gibt</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>{who} passes</source>
        <translation>{who} passt</translation>
    </message>
</context>
<context>
    <name>Laws</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>* our default: the text is silent</source>
        <translation>* unsere Vorgabe: Der Text schweigt</translation>
    </message>
</context>
<context>
    <name>LawsDialog</name>
    <message>
        <source>the text</source>
        <translation>der Text</translation>
    </message>
    <message>
        <source>our default</source>
        <translation>unsere Vorgabe</translation>
    </message>
    <message>
        <source>edited here</source>
        <translation>hier geändert</translation>
    </message>
    <message>
        <source>What it decides</source>
        <translation>Was es regelt</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Said by</source>
        <translation>Sagt</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>Laws in force</source>
        <translation>Geltende Regeln</translation>
    </message>
    <message>
        <source>{title}, edited</source>
        <translation>{title}, geändert</translation>
    </message>
    <message>
        <source>Find a law</source>
        <translation>Eine Regel suchen</translation>
    </message>
</context>
<context>
    <name>LawsPage</name>
    <message>
        <source>What differs between them</source>
        <translation>Worin sie sich unterscheiden</translation>
    </message>
    <message>
        <source>A value with a star is ours: the rule text does not say. A director can change it.</source>
        <translation>Ein Wert mit Stern ist unserer: Der Regeltext schweigt. Eine Turnierleitung kann ihn ändern.</translation>
    </message>
    <message>
        <source>Laws compared</source>
        <translation>Regeln im Vergleich</translation>
    </message>
</context>
<context>
    <name>Live</name>
    <message>
        <source>back</source>
        <translation>Rückseite</translation>
    </message>
</context>
<context>
    <name>LivePane</name>
    <message>
        <source>Live picture</source>
        <translation>Live-Bild</translation>
    </message>
    <message>
        <source>No picture yet</source>
        <translation>Noch kein Bild</translation>
    </message>
</context>
<context>
    <name>LockBar</name>
    <message>
        <source>Director&apos;s PIN</source>
        <translation>PIN der Turnierleitung</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Entsperren</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Unlocked: what you do here is logged as the director&apos;s.</source>
        <translation>Entsperrt: Was Sie hier tun, wird als Tat der Turnierleitung vermerkt.</translation>
    </message>
    <message>
        <source>Locked: everything can be seen; to rule or correct takes the director&apos;s PIN.</source>
        <translation>Gesperrt: Alles ist zu sehen; zum Entscheiden oder Berichtigen braucht es die PIN.</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>hand {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>by {who}</source>
        <translation>von {who}</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>zählt nicht</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>berichtigt</translation>
    </message>
    <message>
        <source>{sure} sure</source>
        <translation>{sure} sicher</translation>
    </message>
</context>
<context>
    <name>MarkerSheet</name>
    <message>
        <source>Euchre Companion table markers</source>
        <translation>Tischmarken für Euchre Companion</translation>
    </message>
    <message>
        <source>Table markers</source>
        <translation>Tischmarken</translation>
    </message>
    <message>
        <source>Print at 100 % (no scaling), cut along the dashed lines, glue on card.</source>
        <translation>Mit 100 % drucken (ohne Anpassung), an den Strichlinien schneiden, auf Karton kleben.</translation>
    </message>
    <message>
        <source>Corner marks: stick them flat on the table&apos;s corners, NW between North and West, and so on.</source>
        <translation>Eckmarken: flach auf die Tischecken kleben, NW zwischen Nord und West, und so weiter.</translation>
    </message>
    <message>
        <source>Dealer: lay it before whoever deals. Trump: the maker lays the suit&apos;s token down on calling.</source>
        <translation>Geber: vor den legen, der gibt. Trumpf: Der Ansager legt die Marke der Farbe beim Ansagen hin.</translation>
    </message>
    <message>
        <source>Alone: whoever plays alone lays it down. Take all tokens up before the next deal.</source>
        <translation>Solo: legt hin, wer solo spielt. Vor dem nächsten Spiel alle Marken wegnehmen.</translation>
    </message>
    <message>
        <source>100 mm: measure it</source>
        <translation>100 mm: nachmessen</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größerer Text</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinerer Text</translation>
    </message>
    <message>
        <source>Four-colour suits</source>
        <translation>Vierfarbiges Blatt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>MessageLine</name>
    <message>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Euchre table</source>
        <translation>Euchre-Tisch</translation>
    </message>
</context>
<context>
    <name>OtherwiseDialog</name>
    <message>
        <source>Rule otherwise</source>
        <translation>Anders entscheiden</translation>
    </message>
    <message>
        <source>What is this hand worth?</source>
        <translation>Was ist dieses Spiel wert?</translation>
    </message>
    <message>
        <source>It stands as it was played</source>
        <translation>Es gilt, wie es gespielt wurde</translation>
    </message>
    <message>
        <source>It does not count; the same dealer deals again</source>
        <translation>Es zählt nicht; derselbe Geber gibt neu</translation>
    </message>
    <message>
        <source>It counts as entered here:</source>
        <translation>Es zählt, wie hier eingetragen:</translation>
    </message>
    <message>
        <source>Rule so</source>
        <translation>So entscheiden</translation>
    </message>
    <message>
        <source>The points stay as they are.</source>
        <translation>Die Punkte bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Nobody scores for this hand.</source>
        <translation>Dieses Spiel bringt niemandem Punkte.</translation>
    </message>
    <message>
        <source>This hand gives {ns} – {ew}.</source>
        <translation>Dieses Spiel bringt {ns} – {ew}.</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation>Tippen Sie, was Sie tun wollen</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>the source has ended</source>
        <translation>die Quelle ist zu Ende</translation>
    </message>
    <message>
        <source>waiting for the first frame</source>
        <translation>wartet auf das erste Bild</translation>
    </message>
    <message>
        <source>waiting for the first picture</source>
        <translation>wartet auf das erste Bild</translation>
    </message>
    <message>
        <source>no picture for {age} s</source>
        <translation>seit {age} s kein Bild</translation>
    </message>
    <message>
        <source>reading goes on by itself once the picture is steady</source>
        <translation>es wird von selbst weitergelesen, sobald das Bild ruhig ist</translation>
    </message>
    <message>
        <source>take the cap off, or turn the light on</source>
        <translation>nehmen Sie die Kappe ab oder machen Sie Licht</translation>
    </message>
    <message>
        <source>wait a moment; if it stays so, check the cable or the phone</source>
        <translation>einen Moment warten; bleibt es so, Kabel oder Telefon prüfen</translation>
    </message>
    <message>
        <source>restart the camera or its app: the picture stands still</source>
        <translation>Kamera oder App neu starten: Das Bild steht</translation>
    </message>
    <message>
        <source>check the cable, or that the phone is awake; it is opened again by itself</source>
        <translation>Kabel prüfen, oder ob das Telefon wach ist; sie wird von selbst wieder geöffnet</translation>
    </message>
    <message>
        <source>too dark to see the cards</source>
        <translation>zu dunkel, um die Karten zu sehen</translation>
    </message>
    <message>
        <source>the picture changed its shape; was the camera or phone turned?</source>
        <translation>das Bild hat seine Form geändert; wurde Kamera oder Telefon gedreht?</translation>
    </message>
    <message>
        <source>the whole picture changes: camera or lamp moved</source>
        <translation>das ganze Bild ändert sich: Kamera oder Lampe bewegt</translation>
    </message>
    <message>
        <source>the camera was moved; put it back, show the corner marks, or set the table corners again</source>
        <translation>die Kamera wurde bewegt; zurückstellen, Eckmarken zeigen oder die Tischecken neu setzen</translation>
    </message>
    <message>
        <source>{source}: opening, {age} s so far; some need twenty</source>
        <translation>{source}: wird geöffnet, bisher {age} s; manche brauchen zwanzig</translation>
    </message>
    <message>
        <source>{source}: silent for {age} s, opening it again</source>
        <translation>{source}: seit {age} s still, wird neu geöffnet</translation>
    </message>
    <message>
        <source>{source}: no picture for {age} s</source>
        <translation>{source}: seit {age} s kein Bild</translation>
    </message>
    <message>
        <source>{source}: sends the same picture over and over</source>
        <translation>{source}: sendet immer dasselbe Bild</translation>
    </message>
    <message>
        <source>{source}: the picture is black</source>
        <translation>{source}: das Bild ist schwarz</translation>
    </message>
    <message>
        <source>{source}: no picture came</source>
        <translation>{source}: kein Bild kam</translation>
    </message>
    <message>
        <source>{source}: not plugged in; {cameras}</source>
        <translation>{source}: nicht angeschlossen; {cameras}</translation>
    </message>
    <message>
        <source>{source}: no such file, folder, camera or stream address; {cameras}</source>
        <translation>{source}: keine solche Datei, kein Ordner, keine Kamera oder Adresse; {cameras}</translation>
    </message>
    <message>
        <source>no camera is plugged in</source>
        <translation>keine Kamera ist angeschlossen</translation>
    </message>
    <message>
        <source>cameras here: {cameras}</source>
        <translation>Kameras hier: {cameras}</translation>
    </message>
    <message>
        <source>{source}: the file is empty</source>
        <translation>{source}: die Datei ist leer</translation>
    </message>
    <message>
        <source>Camera {number} ({width} × {height})</source>
        <translation>Kamera {number} ({width} × {height})</translation>
    </message>
    <message>
        <source>MSO 2000</source>
        <translation>MSO 2000</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Einfach</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Classic Tourneys</source>
        <translation>Classic Tourneys</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Tournament rules of the euchre event at a mind sports meeting, August 2000. Its scoring table is lost.</source>
        <translation>Turnierregeln des Euchre-Wettbewerbs bei einem Denksporttreffen, August 2000. Die Wertungstabelle ist verloren.</translation>
    </message>
    <message>
        <source>A short rule sheet for home play: the game itself, hardly a word on irregularities.</source>
        <translation>Ein kurzes Regelblatt für zu Hause: das Spiel selbst, kaum ein Wort zu Regelwidrigkeiten.</translation>
    </message>
    <message>
        <source>The sheet of a friendly table: stick the dealer, no defending alone, two points for a renege.</source>
        <translation>Das Blatt einer freundlichen Runde: Der Geber muss ansagen, kein Solo der Verteidiger, zwei Punkte fürs Nichtbedienen.</translation>
    </message>
    <message>
        <source>Conduct and irregularity laws of a spades tournament, applied to Euchre; the game itself by default.</source>
        <translation>Verhaltens- und Strafregeln eines Spades-Turniers, auf Euchre angewandt; das Spiel selbst nach Vorgabe.</translation>
    </message>
    <message>
        <source>how the first dealer is found</source>
        <translation>wie der erste Geber bestimmt wird</translation>
    </message>
    <message>
        <source>all pass twice: who deals next, or the dealer names</source>
        <translation>alle passen zweimal: wer dann gibt, oder der Geber sagt an</translation>
    </message>
    <message>
        <source>whether round two may name the suit turned down</source>
        <translation>ob die zweite Runde die abgelehnte Farbe ansagen darf</translation>
    </message>
    <message>
        <source>whether the dealer may discard the card just taken up</source>
        <translation>ob der Geber die eben genommene Karte ablegen darf</translation>
    </message>
    <message>
        <source>until when alone may be declared or taken back</source>
        <translation>bis wann solo angesagt oder zurückgenommen werden darf</translation>
    </message>
    <message>
        <source>whether a defender may play alone</source>
        <translation>ob ein Verteidiger solo spielen darf</translation>
    </message>
    <message>
        <source>where the first lead goes on a lone hand</source>
        <translation>wo bei einem Solo zuerst ausgespielt wird</translation>
    </message>
    <message>
        <source>what a lone hand&apos;s partner does</source>
        <translation>was der Partner eines Solospielers tut</translation>
    </message>
    <message>
        <source>makers take three or four tricks</source>
        <translation>Ansager machen drei oder vier Stiche</translation>
    </message>
    <message>
        <source>makers take all five</source>
        <translation>Ansager machen alle fünf</translation>
    </message>
    <message>
        <source>a lone maker takes three or four</source>
        <translation>ein Solospieler macht drei oder vier</translation>
    </message>
    <message>
        <source>a lone maker takes all five</source>
        <translation>ein Solospieler macht alle fünf</translation>
    </message>
    <message>
        <source>defenders, when the makers fail</source>
        <translation>Verteidiger, wenn die Ansager scheitern</translation>
    </message>
    <message>
        <source>defenders, when a lone maker fails</source>
        <translation>Verteidiger, wenn ein Solospieler scheitert</translation>
    </message>
    <message>
        <source>a lone defender, when the makers fail</source>
        <translation>ein Verteidiger im Solo, wenn die Ansager scheitern</translation>
    </message>
    <message>
        <source>points that win the game</source>
        <translation>Punkte, mit denen die Partie gewonnen ist</translation>
    </message>
    <message>
        <source>the suit led is followed by whoever can, above every other duty</source>
        <translation>die ausgespielte Farbe bedient, wer kann, vor jeder anderen Pflicht</translation>
    </message>
    <message>
        <source>who leads first when all play</source>
        <translation>wer zuerst ausspielt, wenn alle spielen</translation>
    </message>
    <message>
        <source>a card exposed or a wrong count in the deal</source>
        <translation>eine offene Karte oder falsche Zahl beim Geben</translation>
    </message>
    <message>
        <source>a deal out of turn</source>
        <translation>außer der Reihe gegeben</translation>
    </message>
    <message>
        <source>who deals after such a deal stood</source>
        <translation>wer nach einem solchen gültigen Geben gibt</translation>
    </message>
    <message>
        <source>a call out of turn</source>
        <translation>eine Ansage außer der Reihe</translation>
    </message>
    <message>
        <source>a lead out of turn</source>
        <translation>ein Ausspiel außer der Reihe</translation>
    </message>
    <message>
        <source>whether a play by the next opponent accepts a lead out of turn</source>
        <translation>ob das Spielen des nächsten Gegners ein Ausspiel außer der Reihe annimmt</translation>
    </message>
    <message>
        <source>two cards at the same moment</source>
        <translation>zwei Karten im selben Augenblick</translation>
    </message>
    <message>
        <source>a renounce put right in time</source>
        <translation>falsch bedient, rechtzeitig berichtigt</translation>
    </message>
    <message>
        <source>when a revoke stands</source>
        <translation>wann ein Bedienfehler feststeht</translation>
    </message>
    <message>
        <source>an established revoke</source>
        <translation>ein feststehender Bedienfehler</translation>
    </message>
    <message>
        <source>points of that penalty, where it is points</source>
        <translation>Punkte dieser Strafe, wo es Punkte sind</translation>
    </message>
    <message>
        <source>points of that penalty when either side plays alone</source>
        <translation>Punkte dieser Strafe, wenn eine Partei solo spielt</translation>
    </message>
    <message>
        <source>tricks of that penalty, where it is tricks</source>
        <translation>Stiche dieser Strafe, wo es Stiche sind</translation>
    </message>
    <message>
        <source>whether loss of bid also credits makers against whom defenders revoked</source>
        <translation>ob der Verlust der Ansage auch den Ansagern gutschreibt, gegen die nicht bedient wurde</translation>
    </message>
    <message>
        <source>whether a revoke costs the offender&apos;s bid instead, as at major events</source>
        <translation>ob ein Bedienfehler stattdessen die Ansage kostet, wie bei großen Turnieren</translation>
    </message>
    <message>
        <source>until when a revoke may be claimed</source>
        <translation>bis wann ein Bedienfehler gemeldet werden darf</translation>
    </message>
    <message>
        <source>the same for a last hand</source>
        <translation>dasselbe für ein letztes Spiel</translation>
    </message>
    <message>
        <source>how penalty and the hand&apos;s own points meet</source>
        <translation>wie Strafe und Punkte des Spiels zusammentreffen</translation>
    </message>
    <message>
        <source>whose claim counts</source>
        <translation>wessen Meldung zählt</translation>
    </message>
    <message>
        <source>who turns a proposal into a ruling</source>
        <translation>wer aus einem Vorschlag einen Entscheid macht</translation>
    </message>
    <message>
        <source>points against an accusation that the cards disprove; 0 is off</source>
        <translation>Punkte gegen eine Beschuldigung, die die Karten widerlegen; 0 heißt keine</translation>
    </message>
    <message>
        <source>a card shown without being played</source>
        <translation>eine gezeigte, nicht gespielte Karte</translation>
    </message>
    <message>
        <source>claims and lay-downs</source>
        <translation>Beanspruchen und Hinlegen</translation>
    </message>
    <message>
        <source>hands thrown in before they are played</source>
        <translation>hingeworfene Spiele, ehe sie gespielt sind</translation>
    </message>
    <message>
        <source>a pack that is not the 24 cards</source>
        <translation>ein Blatt, das nicht aus den 24 Karten besteht</translation>
    </message>
    <message>
        <source>cards kept on the table to show the score</source>
        <translation>Karten, die auf dem Tisch den Stand zeigen</translation>
    </message>
    <message>
        <source>add</source>
        <translation>dazuzählen</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>any player or director</source>
        <translation>jeder Spieler oder die Turnierleitung</translation>
    </message>
    <message>
        <source>as scheduled</source>
        <translation>wie vorgesehen</translation>
    </message>
    <message>
        <source>ask</source>
        <translation>fragen</translation>
    </message>
    <message>
        <source>barred</source>
        <translation>verboten</translation>
    </message>
    <message>
        <source>better of</source>
        <translation>das Bessere von beiden</translation>
    </message>
    <message>
        <source>cancelled unless accepted</source>
        <translation>aufgehoben, wenn nicht angenommen</translation>
    </message>
    <message>
        <source>card to next trick</source>
        <translation>Karte zum nächsten Stich</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>Abheben</translation>
    </message>
    <message>
        <source>director</source>
        <translation>Turnierleitung</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>first card</source>
        <translation>erste Karte</translation>
    </message>
    <message>
        <source>first jack</source>
        <translation>erster Bauer</translation>
    </message>
    <message>
        <source>if maker alone</source>
        <translation>wenn der Ansager solo spielt</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>inaktiv</translation>
    </message>
    <message>
        <source>lead out of turn</source>
        <translation>Ausspiel außer der Reihe</translation>
    </message>
    <message>
        <source>left of dealer</source>
        <translation>links vom Geber</translation>
    </message>
    <message>
        <source>left of loner</source>
        <translation>links vom Solospieler</translation>
    </message>
    <message>
        <source>loss of bid</source>
        <translation>Verlust der Ansage</translation>
    </message>
    <message>
        <source>manual</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>next deal</source>
        <translation>nächstes Spiel</translation>
    </message>
    <message>
        <source>next deals</source>
        <translation>der Nächste gibt</translation>
    </message>
    <message>
        <source>next trick led</source>
        <translation>nächster Stich ausgespielt</translation>
    </message>
    <message>
        <source>no penalty</source>
        <translation>keine Strafe</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>offenders play</source>
        <translation>Partei des Fehlenden spielt</translation>
    </message>
    <message>
        <source>opponents may accept</source>
        <translation>Gegner dürfen annehmen</translation>
    </message>
    <message>
        <source>opponents or director</source>
        <translation>Gegner oder Turnierleitung</translation>
    </message>
    <message>
        <source>order or directed</source>
        <translation>Reihenfolge oder Anweisung</translation>
    </message>
    <message>
        <source>penalty card</source>
        <translation>Strafkarte</translation>
    </message>
    <message>
        <source>points to other side</source>
        <translation>Punkte an die andere Partei</translation>
    </message>
    <message>
        <source>put down</source>
        <translation>hingelegt</translation>
    </message>
    <message>
        <source>replace</source>
        <translation>ersetzen</translation>
    </message>
    <message>
        <source>reverts</source>
        <translation>geht zurück</translation>
    </message>
    <message>
        <source>same deals</source>
        <translation>derselbe gibt</translation>
    </message>
    <message>
        <source>scorer</source>
        <translation>Schreiber</translation>
    </message>
    <message>
        <source>second in turn</source>
        <translation>der Zweite war dran</translation>
    </message>
    <message>
        <source>sheet signed</source>
        <translation>Spielzettel unterschrieben</translation>
    </message>
    <message>
        <source>sheet signed or new game</source>
        <translation>Spielzettel unterschrieben oder neue Partie</translation>
    </message>
    <message>
        <source>six and four</source>
        <translation>Sechs und Vier</translation>
    </message>
    <message>
        <source>stick</source>
        <translation>Geber muss ansagen</translation>
    </message>
    <message>
        <source>transfer tricks</source>
        <translation>Stiche gehen über</translation>
    </message>
    <message>
        <source>void before upcard</source>
        <translation>ungültig vor der aufgedeckten Karte</translation>
    </message>
    <message>
        <source>void next dealer</source>
        <translation>ungültig, nächster Geber</translation>
    </message>
    <message>
        <source>void same dealer</source>
        <translation>ungültig, derselbe Geber</translation>
    </message>
    <message>
        <source>with call</source>
        <translation>mit der Ansage</translation>
    </message>
    <message>
        <source>a hand is played, never thrown in</source>
        <translation>ein Spiel wird gespielt, nie hingeworfen</translation>
    </message>
    <message>
        <source>a lone hand is not told apart</source>
        <translation>ein Solo wird nicht unterschieden</translation>
    </message>
    <message>
        <source>a new hand is dealt; by whom is not said</source>
        <translation>neu gegeben wird; von wem, steht nicht da</translation>
    </message>
    <message>
        <source>a renounce; the wrong card becomes a penalty card</source>
        <translation>falsch bedient; die Karte wird Strafkarte</translation>
    </message>
    <message>
        <source>a score sheet</source>
        <translation>ein Spielzettel</translation>
    </message>
    <message>
        <source>a six and a four show at most ten</source>
        <translation>Sechs und Vier zeigen höchstens zehn</translation>
    </message>
    <message>
        <source>a six and a four show the score</source>
        <translation>Sechs und Vier zeigen den Stand</translation>
    </message>
    <message>
        <source>all five</source>
        <translation>alle fünf</translation>
    </message>
    <message>
        <source>alone and all five</source>
        <translation>solo und alle fünf</translation>
    </message>
    <message>
        <source>an opening lead; by whom is not said</source>
        <translation>ein erstes Ausspiel; von wem, steht nicht da</translation>
    </message>
    <message>
        <source>any player may call attention</source>
        <translation>jeder Spieler darf darauf hinweisen</translation>
    </message>
    <message>
        <source>any suit but the one turned down</source>
        <translation>jede Farbe außer der abgelehnten</translation>
    </message>
    <message>
        <source>any suit but the one turned up</source>
        <translation>jede Farbe außer der aufgedeckten</translation>
    </message>
    <message>
        <source>at major events a revoke costs the bid</source>
        <translation>bei großen Turnieren kostet der Fehler die Ansage</translation>
    </message>
    <message>
        <source>cancelled, unless the opponents accept it</source>
        <translation>aufgehoben, wenn die Gegner nicht annehmen</translation>
    </message>
    <message>
        <source>cards are dealt out until the first jack falls</source>
        <translation>Karten werden ausgeteilt, bis der erste Bauer fällt</translation>
    </message>
    <message>
        <source>declared in the moment of calling</source>
        <translation>im Augenblick der Ansage erklärt</translation>
    </message>
    <message>
        <source>either defender may</source>
        <translation>jeder Verteidiger darf</translation>
    </message>
    <message>
        <source>either opponent may accept, or it is refused and becomes a penalty card</source>
        <translation>jeder Gegner darf annehmen, oder es wird abgelehnt und eine Strafkarte</translation>
    </message>
    <message>
        <source>final once a card is played, open to change until then</source>
        <translation>endgültig, sobald eine Karte gespielt ist, bis dahin änderbar</translation>
    </message>
    <message>
        <source>first to ten</source>
        <translation>wer zuerst zehn hat</translation>
    </message>
    <message>
        <source>follow if possible</source>
        <translation>bedienen, wenn möglich</translation>
    </message>
    <message>
        <source>follow if possible, above any other requirement</source>
        <translation>bedienen, wenn möglich, vor jeder anderen Pflicht</translation>
    </message>
    <message>
        <source>follow if you can, the left bower counting as trump</source>
        <translation>bedienen, wer kann; der linke Bauer zählt als Trumpf</translation>
    </message>
    <message>
        <source>if caught before the next deal</source>
        <translation>wenn vor dem nächsten Spiel bemerkt</translation>
    </message>
    <message>
        <source>left of the dealer</source>
        <translation>links vom Geber</translation>
    </message>
    <message>
        <source>loss of bid is named without credit</source>
        <translation>Verlust der Ansage ist ohne Gutschrift genannt</translation>
    </message>
    <message>
        <source>loss of bid, and credit to the opponents</source>
        <translation>Verlust der Ansage und Gutschrift für die Gegner</translation>
    </message>
    <message>
        <source>named for the deal and for leads alone; the nearest law makes a penalty card</source>
        <translation>nur für Geben und Ausspiel genannt; die nächste Regel macht eine Strafkarte daraus</translation>
    </message>
    <message>
        <source>nobody defends alone</source>
        <translation>niemand verteidigt solo</translation>
    </message>
    <message>
        <source>on turn a card seen is played; early it is a lead out of turn and stays for its first legal trick</source>
        <translation>wer dran ist, hat eine gesehene Karte gespielt; zu früh ist es ein Ausspiel außer der Reihe und bleibt bis zum ersten zulässigen Stich</translation>
    </message>
    <message>
        <source>once a card is played to the next trick</source>
        <translation>sobald eine Karte zum nächsten Stich gespielt ist</translation>
    </message>
    <message>
        <source>once the next trick is led to</source>
        <translation>sobald zum nächsten Stich ausgespielt ist</translation>
    </message>
    <message>
        <source>one card is discarded; which is not limited</source>
        <translation>eine Karte wird abgelegt; welche, ist nicht begrenzt</translation>
    </message>
    <message>
        <source>only the caller goes alone</source>
        <translation>nur der Ansager spielt solo</translation>
    </message>
    <message>
        <source>players make no rulings of their own</source>
        <translation>Spieler entscheiden nicht selbst</translation>
    </message>
    <message>
        <source>points to the other team</source>
        <translation>Punkte an das andere Team</translation>
    </message>
    <message>
        <source>results count once the sheet is signed</source>
        <translation>Ergebnisse zählen, sobald der Zettel unterschrieben ist</translation>
    </message>
    <message>
        <source>ten points</source>
        <translation>zehn Punkte</translation>
    </message>
    <message>
        <source>the card is exchanged for another one of the hand</source>
        <translation>die Karte wird gegen eine andere der Hand getauscht</translation>
    </message>
    <message>
        <source>the cut decides</source>
        <translation>das Abheben entscheidet</translation>
    </message>
    <message>
        <source>the deal is abandoned and goes to the left</source>
        <translation>das Spiel entfällt und geht nach links</translation>
    </message>
    <message>
        <source>the deal is void; who deals again is not said</source>
        <translation>das Geben ist ungültig; wer neu gibt, steht nicht da</translation>
    </message>
    <message>
        <source>the dealer must name a suit</source>
        <translation>der Geber muss eine Farbe ansagen</translation>
    </message>
    <message>
        <source>the director makes the final ruling</source>
        <translation>die Turnierleitung entscheidet endgültig</translation>
    </message>
    <message>
        <source>the lead passes to the next player clockwise</source>
        <translation>das Ausspiel geht an den Nächsten im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>the makers failed, whatever the defenders took</source>
        <translation>die Ansager sind gescheitert, gleich was die Verteidiger machten</translation>
    </message>
    <message>
        <source>the opponents are credited with their bid</source>
        <translation>den Gegnern wird ihre Ansage gutgeschrieben</translation>
    </message>
    <message>
        <source>the order is said to go back to its place; how is ours</source>
        <translation>die Reihenfolge soll an ihren Platz zurück; wie, ist unsere Vorgabe</translation>
    </message>
    <message>
        <source>the order of play must be announced, else any other player may direct it</source>
        <translation>die Reihenfolge ist anzusagen, sonst darf sie jeder andere bestimmen</translation>
    </message>
    <message>
        <source>the partner is inactive</source>
        <translation>der Partner ist inaktiv</translation>
    </message>
    <message>
        <source>the partner lays the cards face down</source>
        <translation>der Partner legt die Karten verdeckt hin</translation>
    </message>
    <message>
        <source>the partner puts the cards down</source>
        <translation>der Partner legt die Karten hin</translation>
    </message>
    <message>
        <source>the player to the dealer&apos;s left</source>
        <translation>der Spieler links vom Geber</translation>
    </message>
    <message>
        <source>the second is taken to be in turn</source>
        <translation>der Zweite gilt als dran</translation>
    </message>
    <message>
        <source>the text is silent</source>
        <translation>der Text schweigt</translation>
    </message>
    <message>
        <source>the text is silent; the next active seat clockwise</source>
        <translation>der Text schweigt; der nächste aktive Platz im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>the text&apos;s table is missing</source>
        <translation>die Tabelle des Textes fehlt</translation>
    </message>
    <message>
        <source>there is no next deal</source>
        <translation>es gibt kein nächstes Spiel</translation>
    </message>
    <message>
        <source>three or four tricks</source>
        <translation>drei oder vier Stiche</translation>
    </message>
    <message>
        <source>tricks against the offender</source>
        <translation>Stiche gegen den Fehlenden</translation>
    </message>
    <message>
        <source>two points</source>
        <translation>zwei Punkte</translation>
    </message>
    <message>
        <source>two tricks</source>
        <translation>zwei Stiche</translation>
    </message>
    <message>
        <source>void before the up card is turned, official after</source>
        <translation>ungültig, ehe die Karte aufgedeckt ist, danach gültig</translation>
    </message>
    <message>
        <source>whether the hand&apos;s own points count too is not said</source>
        <translation>ob die Punkte des Spiels auch zählen, steht nicht da</translation>
    </message>
    <message>
        <source>{laws}, silent</source>
        <translation>{laws}, schweigt</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>The laws do not say: the table or the director decides.</source>
        <translation>Die Regeln sagen es nicht: Der Tisch oder die Turnierleitung entscheidet.</translation>
    </message>
    <message>
        <source>Accepted by either opponent: the lead stands.</source>
        <translation>Von einem der Gegner angenommen: Das Ausspiel gilt.</translation>
    </message>
    <message>
        <source>Refused: the card becomes a penalty card, played at the first legal chance.</source>
        <translation>Abgelehnt: Die Karte wird Strafkarte und bei der ersten zulässigen Gelegenheit gespielt.</translation>
    </message>
    <message>
        <source>If the lead damaged the opponents, the director decides.</source>
        <translation>Hat das Ausspiel den Gegnern geschadet, entscheidet die Turnierleitung.</translation>
    </message>
    <message>
        <source>Accepted by the opponents: the call stands and the other three go on in rotation.</source>
        <translation>Von den Gegnern angenommen: Die Ansage gilt, und die anderen drei machen der Reihe nach weiter.</translation>
    </message>
    <message>
        <source>Not accepted: the call is cancelled and the proper seat calls.</source>
        <translation>Nicht angenommen: Die Ansage ist aufgehoben, und der richtige Platz sagt an.</translation>
    </message>
    <message>
        <source>The dealer must name a suit; what a pass costs is not said.</source>
        <translation>Der Geber muss eine Farbe ansagen; was Passen kostet, steht nicht da.</translation>
    </message>
    <message>
        <source>The suit turned down cannot be named; what then is not said.</source>
        <translation>Die abgelehnte Farbe darf nicht angesagt werden; was dann gilt, steht nicht da.</translation>
    </message>
    <message>
        <source>Only a defender may defend alone, and only one.</source>
        <translation>Nur ein Verteidiger darf solo verteidigen, und nur einer.</translation>
    </message>
    <message>
        <source>This call was not open to the seat; what becomes of it is not said.</source>
        <translation>Diese Ansage stand dem Platz nicht offen; was daraus wird, steht nicht da.</translation>
    </message>
    <message>
        <source>The up card was not turned: the deal is void and goes to its proper place.</source>
        <translation>Die Karte war nicht aufgedeckt: Das Geben ist ungültig und geht an den richtigen Platz.</translation>
    </message>
    <message>
        <source>The up card was turned: the deal stands.</source>
        <translation>Die Karte war aufgedeckt: Das Geben gilt.</translation>
    </message>
    <message>
        <source>The deal is void; the same dealer deals again.</source>
        <translation>Das Geben ist ungültig; derselbe Geber gibt neu.</translation>
    </message>
    <message>
        <source>The deal is void; the deal passes on.</source>
        <translation>Das Geben ist ungültig und geht weiter.</translation>
    </message>
    <message>
        <source>Until when alone may be declared is not said: ask.</source>
        <translation>Bis wann solo angesagt werden darf, steht nicht da: fragen.</translation>
    </message>
    <message>
        <source>After the first card nothing changes: the hand counts as called.</source>
        <translation>Nach der ersten Karte ändert sich nichts: Das Spiel zählt wie angesagt.</translation>
    </message>
    <message>
        <source>Declared after its time: the hand counts as one played with the partner.</source>
        <translation>Zu spät erklärt: Das Spiel zählt wie eines mit dem Partner.</translation>
    </message>
    <message>
        <source>The maker was not alone. What becomes of the hand is not said: ask.</source>
        <translation>Der Ansager spielte nicht solo. Was aus dem Spiel wird, steht nicht da: fragen.</translation>
    </message>
    <message>
        <source>Nobody defends alone here. What becomes of the hand is not said: ask.</source>
        <translation>Hier verteidigt niemand solo. Was aus dem Spiel wird, steht nicht da: fragen.</translation>
    </message>
    <message>
        <source>The cards should lie face down: a note, no penalty.</source>
        <translation>Die Karten sollten verdeckt liegen: ein Vermerk, keine Strafe.</translation>
    </message>
    <message>
        <source>The second player is taken to be in turn.</source>
        <translation>Der Zweite gilt als dran.</translation>
    </message>
    <message>
        <source>The card becomes a penalty card, played at the first legal chance.</source>
        <translation>Die Karte wird Strafkarte und bei der ersten zulässigen Gelegenheit gespielt.</translation>
    </message>
    <message>
        <source>Shown on turn: the card is played.</source>
        <translation>Gezeigt, als er dran war: Die Karte ist gespielt.</translation>
    </message>
    <message>
        <source>Shown early, a lead out of turn: the card stays and becomes a penalty card, played at the first legal chance.</source>
        <translation>Zu früh gezeigt, ein Ausspiel außer der Reihe: Die Karte bleibt, wird Strafkarte und bei der ersten zulässigen Gelegenheit gespielt.</translation>
    </message>
    <message>
        <source>Only the nearest law can guide: ask.</source>
        <translation>Nur die nächstliegende Regel hilft: fragen.</translation>
    </message>
    <message>
        <source>The order of play was stated: the director makes the final ruling.</source>
        <translation>Die Reihenfolge war angesagt: Die Turnierleitung entscheidet endgültig.</translation>
    </message>
    <message>
        <source>No order of play was stated: any other player may direct it, and the director rules.</source>
        <translation>Keine Reihenfolge war angesagt: Jeder andere darf sie bestimmen, und die Turnierleitung entscheidet.</translation>
    </message>
    <message>
        <source>A hand is not thrown in: take it up again and play it.</source>
        <translation>Ein Spiel wird nicht hingeworfen: Nehmt es wieder auf und spielt es.</translation>
    </message>
    <message>
        <source>The trick counts for the side that won it by the cards.</source>
        <translation>Der Stich zählt für die Partei, die ihn nach den Karten gewann.</translation>
    </message>
    <message>
        <source>If the cards cannot be told any more, ask.</source>
        <translation>Sind die Karten nicht mehr zu ermitteln: fragen.</translation>
    </message>
    <message>
        <source>Look at the cards: if the pack is foul, the hand is void.</source>
        <translation>Sehen Sie die Karten an: Ist das Blatt falsch, ist das Spiel ungültig.</translation>
    </message>
    <message>
        <source>Look at the cards: a misreading looks the same. What a foul pack costs is not said.</source>
        <translation>Sehen Sie die Karten an: Ein Lesefehler sieht genauso aus. Was ein falsches Blatt kostet, steht nicht da.</translation>
    </message>
    <message>
        <source>No penalty for an accusation that the cards do not bear out.</source>
        <translation>Keine Strafe für eine Beschuldigung, die die Karten nicht tragen.</translation>
    </message>
    <message>
        <source>{n} points to the side that was accused.</source>
        <translation>{n} Punkte an die beschuldigte Partei.</translation>
    </message>
    <message>
        <source>The score worked out from the hands stands; the shown one is put right.</source>
        <translation>Der aus den Spielen errechnete Stand gilt; der angezeigte wird berichtigt.</translation>
    </message>
    <message>
        <source>If the table agrees on the shown score, enter it with a reason.</source>
        <translation>Ist sich der Tisch über den angezeigten Stand einig, tragen Sie ihn mit Grund ein.</translation>
    </message>
    <message>
        <source>The up card may not be laid away; what it costs is not said: ask.</source>
        <translation>Die aufgedeckte Karte darf nicht abgelegt werden; was es kostet, steht nicht da: fragen.</translation>
    </message>
    <message>
        <source>Confirm trump before anything else.</source>
        <translation>Vor allem anderen den Trumpf bestätigen.</translation>
    </message>
    <message>
        <source>Settle the unsure sighting first.</source>
        <translation>Zuerst die unsichere Lesung klären.</translation>
    </message>
    <message>
        <source>No penalty: the time to claim it is over.</source>
        <translation>Keine Strafe: Die Meldefrist ist vorbei.</translation>
    </message>
    <message>
        <source>Not established yet: it can still be put right.</source>
        <translation>Steht noch nicht fest: Es kann noch berichtigt werden.</translation>
    </message>
    <message>
        <source>Both sides revoked: whether the penalties cancel is for a person to say.</source>
        <translation>Beide Parteien haben nicht bedient: Ob sich die Strafen aufheben, sagt ein Mensch.</translation>
    </message>
    <message>
        <source>A further revoke by the same side: how often it counts is for a person to say.</source>
        <translation>Noch ein Fehler derselben Partei: Wie oft er zählt, sagt ein Mensch.</translation>
    </message>
    <message>
        <source>Loss of the offender&apos;s bid.</source>
        <translation>Verlust der Ansage der fehlenden Partei.</translation>
    </message>
    <message>
        <source>{n} points to the other side, or its own points for the hand if they are more.</source>
        <translation>{n} Punkte an die andere Partei, oder ihre eigenen Punkte des Spiels, wenn das mehr ist.</translation>
    </message>
    <message>
        <source>{n} points to the other side, and the hand itself does not count.</source>
        <translation>{n} Punkte an die andere Partei, und das Spiel selbst zählt nicht.</translation>
    </message>
    <message>
        <source>{n} points to the other side, and the hand counts as well.</source>
        <translation>{n} Punkte an die andere Partei, und das Spiel zählt ebenfalls.</translation>
    </message>
    <message>
        <source>Loss of bid: the makers are scored as euchred.</source>
        <translation>Verlust der Ansage: Die Ansager werden als gescheitert gewertet.</translation>
    </message>
    <message>
        <source>Loss of bid: the makers are credited with their bid, at least 1 point.</source>
        <translation>Verlust der Ansage: Den Ansagern wird ihre Ansage gutgeschrieben, mindestens 1 Punkt.</translation>
    </message>
    <message>
        <source>{n} tricks from the offenders, at most those they hold, and the hand scored again.</source>
        <translation>{n} Stiche von der fehlenden Partei, höchstens die, die sie hat, und das Spiel wird neu gewertet.</translation>
    </message>
    <message>
        <source>{n} tricks from the offenders, at most those they hold, and the hand scored again; they may complete a march.</source>
        <translation>{n} Stiche von der fehlenden Partei, höchstens die, die sie hat, und das Spiel wird neu gewertet; sie dürfen einen Durchmarsch voll machen.</translation>
    </message>
    <message>
        <source>For the director. {what}</source>
        <translation>Für die Turnierleitung. {what}</translation>
    </message>
    <message>
        <source>The text names no penalty for a revoke: ask.</source>
        <translation>Der Text nennt keine Strafe fürs Nichtbedienen: fragen.</translation>
    </message>
    <message>
        <source>Put right in time. The card taken back becomes a penalty card, played at the first legal chance.</source>
        <translation>Rechtzeitig berichtigt. Die zurückgenommene Karte wird Strafkarte und bei der ersten zulässigen Gelegenheit gespielt.</translation>
    </message>
    <message>
        <source>Put right in time: no penalty.</source>
        <translation>Rechtzeitig berichtigt: keine Strafe.</translation>
    </message>
    <message>
        <source>Put right in time; what becomes of the card is not said: ask.</source>
        <translation>Rechtzeitig berichtigt; was aus der Karte wird, steht nicht da: fragen.</translation>
    </message>
    <message>
        <source>that it was an accusation, not a question</source>
        <translation>dass es eine Beschuldigung war, keine Frage</translation>
    </message>
    <message>
        <source>what trump is: with {suits} nothing would be out of order</source>
        <translation>was Trumpf ist: Mit {suits} wäre alles in Ordnung</translation>
    </message>
    <message>
        <source>what trump is</source>
        <translation>was Trumpf ist</translation>
    </message>
    <message>
        <source>what was said, and whether the opponents accept it</source>
        <translation>was gesagt wurde, und ob die Gegner es annehmen</translation>
    </message>
    <message>
        <source>what was said</source>
        <translation>was gesagt wurde</translation>
    </message>
    <message>
        <source>what was said, and when</source>
        <translation>was gesagt wurde, und wann</translation>
    </message>
    <message>
        <source>that defending alone was declared</source>
        <translation>dass solo verteidigen erklärt wurde</translation>
    </message>
    <message>
        <source>who caused it</source>
        <translation>wer es verursacht hat</translation>
    </message>
    <message>
        <source>that the dealer holds six cards</source>
        <translation>dass der Geber sechs Karten hat</translation>
    </message>
    <message>
        <source>that the deal was {who}&apos;s</source>
        <translation>dass {who} zu geben hatte</translation>
    </message>
    <message>
        <source>what went wrong, and who caused it</source>
        <translation>was schiefging, und wer es verursacht hat</translation>
    </message>
    <message>
        <source>that the discard was changed</source>
        <translation>dass die abgelegte Karte getauscht wurde</translation>
    </message>
    <message>
        <source>that the discard came after the lead</source>
        <translation>dass erst nach dem Ausspiel abgelegt wurde</translation>
    </message>
    <message>
        <source>that the table forbids it</source>
        <translation>dass der Tisch es verbietet</translation>
    </message>
    <message>
        <source>that the dealer laid no card away</source>
        <translation>dass der Geber keine Karte abgelegt hat</translation>
    </message>
    <message>
        <source>the count, card by card</source>
        <translation>die Zahl, Karte für Karte</translation>
    </message>
    <message>
        <source>that all these cards are this seat&apos;s</source>
        <translation>dass alle diese Karten von diesem Platz sind</translation>
    </message>
    <message>
        <source>look at the {card}: seen in two places, or misread in one</source>
        <translation>{card} ansehen: an zwei Stellen gesehen oder einmal verlesen</translation>
    </message>
    <message>
        <source>that the {card} was a penalty card</source>
        <translation>dass {card} eine Strafkarte war</translation>
    </message>
    <message>
        <source>which of the sightings of the same card is right</source>
        <translation>welche Sichtung der gleichen Karte stimmt</translation>
    </message>
    <message>
        <source>the unsure card: look at its picture</source>
        <translation>die unsichere Karte: sehen Sie ihr Bild an</translation>
    </message>
    <message>
        <source>trump, and that no card was misread</source>
        <translation>Trumpf, und dass keine Karte verlesen wurde</translation>
    </message>
    <message>
        <source>trump, and that both cards are this player&apos;s</source>
        <translation>Trumpf, und dass beide Karten von diesem Spieler sind</translation>
    </message>
    <message>
        <source>who looked, and why</source>
        <translation>wer hingesehen hat, und warum</translation>
    </message>
    <message>
        <source>who took the trick in</source>
        <translation>wer den Stich eingezogen hat</translation>
    </message>
    <message>
        <source>that the cards should lie face down</source>
        <translation>dass die Karten verdeckt liegen sollten</translation>
    </message>
    <message>
        <source>that the seat sits out this hand, and who caused it</source>
        <translation>dass der Platz in diesem Spiel aussetzt, und wer es verursacht hat</translation>
    </message>
    <message>
        <source>that the seat sits out this hand</source>
        <translation>dass der Platz in diesem Spiel aussetzt</translation>
    </message>
    <message>
        <source>how it came to be seen</source>
        <translation>wie es dazu kam, dass sie gesehen wurde</translation>
    </message>
    <message>
        <source>what was claimed, {agreed}</source>
        <translation>was beansprucht wurde, {agreed}</translation>
    </message>
    <message>
        <source>what was claimed, how it was to be played, {agreed}</source>
        <translation>was beansprucht wurde, wie es zu spielen war, {agreed}</translation>
    </message>
    <message>
        <source>agreed</source>
        <translation>einverstanden</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>bestritten</translation>
    </message>
    <message>
        <source>whether the table agreed</source>
        <translation>ob der Tisch einverstanden war</translation>
    </message>
    <message>
        <source>what happened</source>
        <translation>was geschehen ist</translation>
    </message>
    <message>
        <source>that it was a correction, not a tidying of the table</source>
        <translation>dass es eine Berichtigung war, kein Aufräumen des Tisches</translation>
    </message>
    <message>
        <source>why the card was taken back</source>
        <translation>warum die Karte zurückgenommen wurde</translation>
    </message>
    <message>
        <source>that {who} was to lead</source>
        <translation>dass {who} auszuspielen hatte</translation>
    </message>
    <message>
        <source>that {who} was to lead, and whether an opponent accepts the lead</source>
        <translation>dass {who} auszuspielen hatte, und ob ein Gegner das Ausspiel annimmt</translation>
    </message>
    <message>
        <source>that the card was boarded before {who}&apos;s</source>
        <translation>dass die Karte vor der von {who} auf dem Tisch lag</translation>
    </message>
    <message>
        <source>which of the two cards is played</source>
        <translation>welche der beiden Karten gespielt ist</translation>
    </message>
    <message>
        <source>whether no card was played, or none was seen</source>
        <translation>ob keine Karte gespielt oder keine gesehen wurde</translation>
    </message>
    <message>
        <source>the order, if it is disputed</source>
        <translation>die Reihenfolge, wenn sie bestritten wird</translation>
    </message>
    <message>
        <source>table talk</source>
        <translation>Gerede am Tisch</translation>
    </message>
    <message>
        <source>slow play</source>
        <translation>langsames Spiel</translation>
    </message>
    <message>
        <source>late call</source>
        <translation>späte Ansage</translation>
    </message>
    <message>
        <source>card shown</source>
        <translation>Karte gezeigt</translation>
    </message>
    <message>
        <source>wrong score</source>
        <translation>falscher Stand</translation>
    </message>
    <message>
        <source>other</source>
        <translation>anderes</translation>
    </message>
    <message>
        <source>coach</source>
        <translation>Betreuer</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Ost</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Süd</translation>
    </message>
    <message>
        <source>West</source>
        <translation>West</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>E</source>
        <translation>O</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>jemand</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>{one} or {other}?</source>
        <translation>{one} oder {other}?</translation>
    </message>
    <message>
        <source>a hand is dealt</source>
        <translation>ein Spiel wird gegeben</translation>
    </message>
    <message>
        <source>{who} deals</source>
        <translation>{who} gibt</translation>
    </message>
    <message>
        <source>{card} is turned up</source>
        <translation>{card} wird aufgedeckt</translation>
    </message>
    <message>
        <source>{who} passes</source>
        <translation>{who} passt</translation>
    </message>
    <message>
        <source>{who} orders</source>
        <translation>{who} lässt aufnehmen</translation>
    </message>
    <message>
        <source>{who} orders alone</source>
        <translation>{who} lässt aufnehmen, solo</translation>
    </message>
    <message>
        <source>{who} orders {suit}</source>
        <translation>{who} lässt {suit} aufnehmen</translation>
    </message>
    <message>
        <source>{who} orders {suit} alone</source>
        <translation>{who} lässt {suit} aufnehmen, solo</translation>
    </message>
    <message>
        <source>{who} names {suit}</source>
        <translation>{who} sagt {suit} an</translation>
    </message>
    <message>
        <source>{who} names {suit} alone</source>
        <translation>{who} sagt {suit} an, solo</translation>
    </message>
    <message>
        <source>{who} goes alone</source>
        <translation>{who} spielt solo</translation>
    </message>
    <message>
        <source>{who} does not go alone</source>
        <translation>{who} spielt nicht solo</translation>
    </message>
    <message>
        <source>{who} defends alone</source>
        <translation>{who} verteidigt solo</translation>
    </message>
    <message>
        <source>{who} does not defend alone</source>
        <translation>{who} verteidigt nicht solo</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>orders {suit}</source>
        <translation>lässt {suit} aufnehmen</translation>
    </message>
    <message>
        <source>orders {suit} alone</source>
        <translation>lässt {suit} aufnehmen, solo</translation>
    </message>
    <message>
        <source>names {suit}</source>
        <translation>sagt {suit} an</translation>
    </message>
    <message>
        <source>names {suit} alone</source>
        <translation>sagt {suit} an, solo</translation>
    </message>
    <message>
        <source>goes alone</source>
        <translation>spielt solo</translation>
    </message>
    <message>
        <source>does not go alone</source>
        <translation>spielt nicht solo</translation>
    </message>
    <message>
        <source>defends alone</source>
        <translation>verteidigt solo</translation>
    </message>
    <message>
        <source>does not defend alone</source>
        <translation>verteidigt nicht solo</translation>
    </message>
    <message>
        <source>{who} takes up the up card</source>
        <translation>{who} nimmt die aufgedeckte Karte auf</translation>
    </message>
    <message>
        <source>{who} lays away {card}</source>
        <translation>{who} legt {card} ab</translation>
    </message>
    <message>
        <source>{who} plays {card}</source>
        <translation>{who} spielt {card}</translation>
    </message>
    <message>
        <source>{who} takes {card} back</source>
        <translation>{who} nimmt {card} zurück</translation>
    </message>
    <message>
        <source>{who} shows {cards}</source>
        <translation>{who} zeigt {cards}</translation>
    </message>
    <message>
        <source>{who} gathers the trick</source>
        <translation>{who} zieht den Stich ein</translation>
    </message>
    <message>
        <source>ruling: {decision} {finding}</source>
        <translation>Entscheid: {finding} {decision}</translation>
    </message>
    <message>
        <source>the table agrees: {decision} {finding}</source>
        <translation>der Tisch ist sich einig: {decision} {finding}</translation>
    </message>
    <message>
        <source>the table agrees on the tricks: {ns} : {ew}</source>
        <translation>der Tisch ist sich über die Stiche einig: {ns} : {ew}</translation>
    </message>
    <message>
        <source>confirm</source>
        <translation>bestätigen</translation>
    </message>
    <message>
        <source>change</source>
        <translation>ändern</translation>
    </message>
    <message>
        <source>dismiss</source>
        <translation>verwerfen</translation>
    </message>
    <message>
        <source>score set to {ns} : {ew}</source>
        <translation>Stand gesetzt auf {ns} : {ew}</translation>
    </message>
    <message>
        <source>final score: {ns} : {ew}</source>
        <translation>Endstand: {ns} : {ew}</translation>
    </message>
    <message>
        <source>points of a hand: {ns} : {ew}</source>
        <translation>Punkte eines Spiels: {ns} : {ew}</translation>
    </message>
    <message>
        <source>North and South forfeit</source>
        <translation>Nord und Süd geben auf</translation>
    </message>
    <message>
        <source>East and West forfeit</source>
        <translation>Ost und West geben auf</translation>
    </message>
    <message>
        <source>{who} deals first</source>
        <translation>{who} gibt zuerst</translation>
    </message>
    <message>
        <source>lots for the first deal</source>
        <translation>Los um das erste Geben</translation>
    </message>
    <message>
        <source>a new game</source>
        <translation>eine neue Partie</translation>
    </message>
    <message>
        <source>a new game, {who} deals first</source>
        <translation>eine neue Partie, {who} gibt zuerst</translation>
    </message>
    <message>
        <source>time is called</source>
        <translation>die Zeit ist um</translation>
    </message>
    <message>
        <source>names of the players</source>
        <translation>Namen der Spieler</translation>
    </message>
    <message>
        <source>laws: {laws}</source>
        <translation>Regeln: {laws}</translation>
    </message>
    <message>
        <source>incident: {what}</source>
        <translation>Vorfall: {what}</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>rückgängig</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>wiederholen</translation>
    </message>
    <message>
        <source>strike out an event</source>
        <translation>ein Ereignis streichen</translation>
    </message>
    <message>
        <source>let an event count again</source>
        <translation>ein Ereignis wieder zählen lassen</translation>
    </message>
    <message>
        <source>correction: {what}</source>
        <translation>Berichtigung: {what}</translation>
    </message>
    <message>
        <source>card is {card}</source>
        <translation>Karte ist {card}</translation>
    </message>
    <message>
        <source>card is {card}, seat is {who}</source>
        <translation>Karte ist {card}, Platz ist {who}</translation>
    </message>
    <message>
        <source>seat is {who}</source>
        <translation>Platz ist {who}</translation>
    </message>
    <message>
        <source>suit is {suit}</source>
        <translation>Farbe ist {suit}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>open</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>close</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>next deal ({who})</source>
        <translation>nächstes Spiel ({who})</translation>
    </message>
    <message>
        <source>sign ({who})</source>
        <translation>Unterschrift ({who})</translation>
    </message>
    <message>
        <source>challenge ({who})</source>
        <translation>Meldung ({who})</translation>
    </message>
    <message>
        <source>challenge</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>claim ({who})</source>
        <translation>Anspruch ({who})</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>Anspruch</translation>
    </message>
    <message>
        <source>count</source>
        <translation>Zählung</translation>
    </message>
    <message>
        <source>misdeal</source>
        <translation>vergeben</translation>
    </message>
    <message>
        <source>misdeal ({who})</source>
        <translation>vergeben ({who})</translation>
    </message>
    <message>
        <source>nobody watched for a while</source>
        <translation>eine Weile sah niemand zu</translation>
    </message>
    <message>
        <source>{who}, trick {number}: {what}</source>
        <translation>{who}, Stich {number}: {what}</translation>
    </message>
    <message>
        <source>{who}: {what}</source>
        <translation>{who}: {what}</translation>
    </message>
    <message>
        <source>Who deals?</source>
        <translation>Wer gibt?</translation>
    </message>
    <message>
        <source>Who made trump, and how?</source>
        <translation>Wer hat Trumpf gemacht, und wie?</translation>
    </message>
    <message>
        <source>Which is {what}?</source>
        <translation>Welches ist {what}?</translation>
    </message>
    <message>
        <source>{card} was read in two places. Which is {what}?</source>
        <translation>{card} wurde an zwei Stellen gelesen. Welches ist {what}?</translation>
    </message>
    <message>
        <source>the card turned up</source>
        <translation>die aufgedeckte Karte</translation>
    </message>
    <message>
        <source>the card shown before {who}</source>
        <translation>die vor {who} gezeigte Karte</translation>
    </message>
    <message>
        <source>{who}&apos;s card</source>
        <translation>die Karte von {who}</translation>
    </message>
    <message>
        <source>Who played {card}?</source>
        <translation>Wer hat {card} gespielt?</translation>
    </message>
    <message>
        <source>What is trump?</source>
        <translation>Was ist Trumpf?</translation>
    </message>
    <message>
        <source>Many plays do not fit {suit}. What is trump?</source>
        <translation>Vieles passt nicht zu {suit}. Was ist Trumpf?</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>keine Karte</translation>
    </message>
    <message>
        <source>{who} ordered {suit}</source>
        <translation>{who} ließ {suit} aufnehmen</translation>
    </message>
    <message>
        <source>{who} named {suit}</source>
        <translation>{who} sagte {suit} an</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Paarungen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>North and South</source>
        <translation>Nord und Süd</translation>
    </message>
    <message>
        <source>East and West</source>
        <translation>Ost und West</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Standings, provisional</source>
        <translation>Tabelle, vorläufig</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>Won-tied-lost</source>
        <translation>S-U-N</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Playoff</source>
        <translation>Endrunde</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>spielfrei</translation>
    </message>
    <message>
        <source>starts in</source>
        <translation>beginnt in</translation>
    </message>
    <message>
        <source>to your tables</source>
        <translation>an die Tische</translation>
    </message>
    <message>
        <source>time left</source>
        <translation>Restzeit</translation>
    </message>
    <message>
        <source>time is over</source>
        <translation>die Zeit ist um</translation>
    </message>
    <message>
        <source>{stage}, {state}</source>
        <translation>{stage}, {state}</translation>
    </message>
    <message>
        <source>round {number} of {n}</source>
        <translation>Runde {number} von {n}</translation>
    </message>
    <message>
        <source>final</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>semifinals</source>
        <translation>Halbfinale</translation>
    </message>
    <message>
        <source>quarterfinals</source>
        <translation>Viertelfinale</translation>
    </message>
    <message>
        <source>playoff, {number} tables</source>
        <translation>Endrunde, {number} Tische</translation>
    </message>
    <message>
        <source>posted</source>
        <translation>ausgehängt</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>all sheets signed</source>
        <translation>alle Zettel unterschrieben</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>winner: {team}</source>
        <translation>Sieger: {team}</translation>
    </message>
    <message>
        <source>{team} forfeited</source>
        <translation>{team} hat aufgegeben</translation>
    </message>
    <message>
        <source>no word from the event since {at}</source>
        <translation>keine Nachricht vom Turnier seit {at}</translation>
    </message>
    <message>
        <source>{number} teams</source>
        <translation>{number} Teams</translation>
    </message>
</context>
<context>
    <name>Plane</name>
    <message>
        <source>turned down</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>up card</source>
        <translation>aufgedeckt</translation>
    </message>
</context>
<context>
    <name>Plates</name>
    <message>
        <source>sits out</source>
        <translation>setzt aus</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>solo</translation>
    </message>
    <message>
        <source>defends alone</source>
        <translation>verteidigt solo</translation>
    </message>
    <message>
        <source>made trump</source>
        <translation>machte Trumpf</translation>
    </message>
    <message>
        <source>D</source>
        <comment>letter on the dealer button</comment>
        <translation>G</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>Names are only for the windows and the score sheet; leave them empty if you like.</source>
        <translation>Namen dienen nur den Fenstern und dem Spielzettel; lassen Sie sie leer, wenn Sie mögen.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of {seat}</source>
        <translation>Name von {seat}</translation>
    </message>
    <message>
        <source>North and South play together,
East and West play together</source>
        <translation>Nord und Süd spielen zusammen,
Ost und West spielen zusammen</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Erster Geber</translation>
    </message>
    <message>
        <source>Ask me when the first hand is dealt</source>
        <translation>Fragt mich, wenn das erste Spiel gegeben wird</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>when the turn passes</source>
        <translation>wenn der Nächste dran ist</translation>
    </message>
    <message>
        <source>when a trick is taken</source>
        <translation>wenn ein Stich gemacht ist</translation>
    </message>
    <message>
        <source>when something is asked</source>
        <translation>wenn etwas gefragt wird</translation>
    </message>
    <message>
        <source>at the director&apos;s, when something is found</source>
        <translation>bei der Turnierleitung, wenn ein Befund kommt</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>As the system speaks</source>
        <translation>Wie das System spricht</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Four-colour suits: green clubs, blue diamonds</source>
        <translation>Vierfarbiges Blatt: Kreuz grün, Karo blau</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Klänge</translation>
    </message>
    <message>
        <source>Nothing here can play a sound.</source>
        <translation>Hier kann nichts einen Klang abspielen.</translation>
    </message>
    <message>
        <source>where it was last</source>
        <translation>wo es zuletzt war</translation>
    </message>
    <message>
        <source>{screen} (not here now)</source>
        <translation>{screen} (jetzt nicht da)</translation>
    </message>
    <message>
        <source>Table window</source>
        <translation>Tischfenster</translation>
    </message>
    <message>
        <source>fills the screen</source>
        <translation>füllt den Bildschirm</translation>
    </message>
</context>
<context>
    <name>Proposals</name>
    <message>
        <source>a person sets the score</source>
        <translation>ein Mensch setzt den Stand</translation>
    </message>
    <message>
        <source>then {us} {ns} – {ew} {them}</source>
        <translation>dann {us} {ns} – {ew} {them}</translation>
    </message>
    <message>
        <source>{laws}: {setting} ({origin})</source>
        <translation>{laws}: {setting} ({origin})</translation>
    </message>
</context>
<context>
    <name>PublicScreen</name>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Seite davor</translation>
    </message>
    <message>
        <source>Stop turning pages</source>
        <translation>Seiten anhalten</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Vollbild verlassen</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Hell oder dunkel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>page {number} of {all}</source>
        <translation>Seite {number} von {all}</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Another card</source>
        <translation>Andere Karte</translation>
    </message>
    <message numerus="yes">
        <source>%n more after this one</source>
        <translation>
            <numerusform>danach noch %n</numerusform>
            <numerusform>danach noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{likely} likely by what was seen</source>
        <translation>nach dem Gesehenen zu {likely} wahrscheinlich</translation>
    </message>
</context>
<context>
    <name>Queue</name>
    <message>
        <source>Hand {number}: </source>
        <translation>Spiel {number}: </translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Card before</source>
        <translation>Karte davor</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Nächste Karte</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Fit the picture</source>
        <translation>Bild einpassen</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>No picture was kept.</source>
        <translation>Es wurde kein Bild behalten.</translation>
    </message>
    <message>
        <source>Click a card, or step through the hand.</source>
        <translation>Klicken Sie eine Karte an, oder gehen Sie das Spiel durch.</translation>
    </message>
    <message>
        <source>Card {number} of {count}</source>
        <translation>Karte {number} von {count}</translation>
    </message>
</context>
<context>
    <name>ResultDialog</name>
    <message>
        <source>Enter a result</source>
        <translation>Ergebnis eintragen</translation>
    </message>
    <message>
        <source>The game is over: what is entered now begins the next one.</source>
        <translation>Die Partie ist zu Ende: Was jetzt eingetragen wird, beginnt die nächste.</translation>
    </message>
    <message>
        <source>For what the camera did not watch.</source>
        <translation>Für das, was die Kamera nicht gesehen hat.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Points of one hand</source>
        <translation>Punkte eines Spiels</translation>
    </message>
    <message>
        <source>Final score of the game</source>
        <translation>Endstand der Partie</translation>
    </message>
    <message>
        <source>This is</source>
        <translation>Das sind</translation>
    </message>
</context>
<context>
    <name>Rows</name>
    <message>
        <source> (taken back)</source>
        <translation> (zurückgenommen)</translation>
    </message>
</context>
<context>
    <name>ScoreColumn</name>
    <message>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>No trump yet</source>
        <translation>Kein Trumpf</translation>
    </message>
    <message>
        <source>made it, alone</source>
        <translation>machte es, solo</translation>
    </message>
    <message>
        <source>made it</source>
        <translation>machte es</translation>
    </message>
    <message>
        <source>{who} defends alone</source>
        <translation>{who} verteidigt solo</translation>
    </message>
</context>
<context>
    <name>ScoreDialog</name>
    <message>
        <source>Set the game score</source>
        <translation>Stand der Partie setzen</translation>
    </message>
    <message>
        <source>The hands stay as they were seen; the score counts on from here.</source>
        <translation>Die Spiele bleiben, wie sie gesehen wurden; der Stand zählt von hier weiter.</translation>
    </message>
    <message>
        <source>Set score</source>
        <translation>Stand setzen</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Hand</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Ansager</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Tricks NS</source>
        <translation>Stiche NS</translation>
    </message>
    <message>
        <source>Tricks EW</source>
        <translation>Stiche OW</translation>
    </message>
    <message>
        <source>Points NS</source>
        <translation>Punkte NS</translation>
    </message>
    <message>
        <source>Points EW</source>
        <translation>Punkte OW</translation>
    </message>
    <message>
        <source>Score NS</source>
        <translation>Stand NS</translation>
    </message>
    <message>
        <source>Score EW</source>
        <translation>Stand OW</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>Regelwidrigkeiten</translation>
    </message>
    <message>
        <source>Euchre score sheet</source>
        <translation>Euchre-Spielzettel</translation>
    </message>
    <message>
        <source>North–South: {one} and {two}</source>
        <translation>Nord–Süd: {one} und {two}</translation>
    </message>
    <message>
        <source>East–West: {one} and {two}</source>
        <translation>Ost–West: {one} und {two}</translation>
    </message>
    <message>
        <source>Laws: {laws}</source>
        <translation>Regeln: {laws}</translation>
    </message>
    <message>
        <source>Unofficial: changed after it was signed; all four sign again.</source>
        <translation>Nicht amtlich: nach der Unterschrift geändert; alle vier unterschreiben neu.</translation>
    </message>
    <message>
        <source>Unofficial until all four have signed.</source>
        <translation>Nicht amtlich, bis alle vier unterschrieben haben.</translation>
    </message>
    <message>
        <source>Signed by all four.</source>
        <translation>Von allen vieren unterschrieben.</translation>
    </message>
</context>
<context>
    <name>SelfTest</name>
    <message>
        <source>A lamp mirrors in a card. Move the lamp or the camera a little.</source>
        <translation>Eine Lampe spiegelt sich in einer Karte. Lampe oder Kamera etwas versetzen.</translation>
    </message>
    <message>
        <source>A card is blurred. Wipe the lens, hold the camera still, give it more light.</source>
        <translation>Eine Karte ist unscharf. Linse abwischen, Kamera ruhig halten, mehr Licht machen.</translation>
    </message>
    <message>
        <source>A card is too small in the picture. Bring the camera nearer.</source>
        <translation>Eine Karte ist im Bild zu klein. Kamera näher stellen.</translation>
    </message>
    <message>
        <source>A card is partly covered. Lay the four apart, and take your hand away.</source>
        <translation>Eine Karte ist teils verdeckt. Die vier auseinanderlegen und die Hand wegnehmen.</translation>
    </message>
    <message>
        <source>The two corners of a card do not look the same. Lay it flat, with both corners in view.</source>
        <translation>Die beiden Ecken einer Karte sehen nicht gleich aus. Flach hinlegen, beide Ecken sichtbar.</translation>
    </message>
    <message>
        <source>A card cannot be read yet. More light helps, and a camera that is nearer.</source>
        <translation>Eine Karte ist noch nicht zu lesen. Mehr Licht hilft, und eine nähere Kamera.</translation>
    </message>
    <message>
        <source>A card lies face down. Turn it over.</source>
        <translation>Eine Karte liegt verdeckt. Umdrehen.</translation>
    </message>
    <message>
        <source>A card is none of the 24: nine to ace of the four suits.</source>
        <translation>Eine Karte gehört nicht zu den 24: Neun bis Ass der vier Farben.</translation>
    </message>
    <message>
        <source>All four are read right. You can start.</source>
        <translation>Alle vier sind richtig gelesen. Sie können beginnen.</translation>
    </message>
    <message>
        <source>No card is seen yet.</source>
        <translation>Noch keine Karte zu sehen.</translation>
    </message>
    <message>
        <source>{count} of 4 are read.</source>
        <translation>{count} von 4 sind gelesen.</translation>
    </message>
    <message>
        <source>Lay the four cards face up in the middle of the table, a hand&apos;s breadth apart, and see that they are in the picture.</source>
        <translation>Legen Sie die vier Karten offen in die Mitte des Tisches, eine Handbreit auseinander, und sorgen Sie dafür, dass sie im Bild sind.</translation>
    </message>
    <message>
        <source>Read, but not wanted: {cards}. If no such card lies there, this deck is misread: bring the camera nearer, or teach the deck.</source>
        <translation>Gelesen, aber nicht verlangt: {cards}. Liegt dort keine solche Karte, wird dieses Blatt verlesen: Kamera näher stellen oder das Blatt lehren.</translation>
    </message>
    <message>
        <source>Add the cards that are not ticked yet.</source>
        <translation>Legen Sie die Karten dazu, die noch keinen Haken haben.</translation>
    </message>
</context>
<context>
    <name>SightingButton</name>
    <message>
        <source>No picture was kept</source>
        <translation>Es wurde kein Bild behalten</translation>
    </message>
</context>
<context>
    <name>SignBox</name>
    <message>
        <source>{name}: draw a signature here, or type initials below</source>
        <translation>{name}: hier unterschreiben oder unten Initialen tippen</translation>
    </message>
    <message>
        <source>or initials</source>
        <translation>oder Initialen</translation>
    </message>
    <message>
        <source>Initials of {name}</source>
        <translation>Initialen von {name}</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Signieren</translation>
    </message>
    <message>
        <source>Clear what {name} drew</source>
        <translation>Löschen, was {name} gezeichnet hat</translation>
    </message>
    <message>
        <source>{name} signs</source>
        <translation>{name} unterschreibt</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Signiert</translation>
    </message>
</context>
<context>
    <name>SignDialog</name>
    <message>
        <source>Unofficial: {count} of 4 still to sign.</source>
        <translation>Nicht amtlich: {count} von 4 müssen noch unterschreiben.</translation>
    </message>
    <message>
        <source>It was changed after it was signed, so it wants signing again.</source>
        <translation>Es wurde nach der Unterschrift geändert und ist neu zu unterschreiben.</translation>
    </message>
    <message>
        <source>Sign the result</source>
        <translation>Das Ergebnis unterschreiben</translation>
    </message>
    <message>
        <source>Keep the sheet…</source>
        <translation>Zettel behalten…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>PDF, with CSV and EGN beside it</source>
        <translation>PDF, daneben CSV und EGN</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Signieren</translation>
    </message>
    <message>
        <source>Keep the sheet</source>
        <translation>Zettel behalten</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>An den Drucker geschickt.</translation>
    </message>
    <message>
        <source>Kept as {files}.</source>
        <translation>Behalten als {files}.</translation>
    </message>
    <message>
        <source>Signed by all four: it stands.</source>
        <translation>Von allen vieren unterschrieben: Es gilt.</translation>
    </message>
</context>
<context>
    <name>SourcePage</name>
    <message>
        <source>The sample clip</source>
        <translation>Der Beispielfilm</translation>
    </message>
    <message>
        <source>A hand with one revoke. Nothing to set up; see what this does in a minute.</source>
        <translation>Ein Spiel mit einem Bedienfehler. Nichts einzurichten; in einer Minute sehen, was dies kann.</translation>
    </message>
    <message>
        <source>A camera</source>
        <translation>Eine Kamera</translation>
    </message>
    <message>
        <source>A webcam on a stand or a phone that appears as one, looking down at the table.</source>
        <translation>Eine Webcam auf einem Stativ oder ein Telefon als Kamera, mit Blick auf den Tisch.</translation>
    </message>
    <message>
        <source>A video</source>
        <translation>Ein Film</translation>
    </message>
    <message>
        <source>A file, or a folder of pictures, filmed earlier.</source>
        <translation>Eine Datei oder ein Ordner mit Bildern, früher gefilmt.</translation>
    </message>
    <message>
        <source>A phone or network camera</source>
        <translation>Ein Telefon oder eine Netzkamera</translation>
    </message>
    <message>
        <source>By its address, as the app on the phone shows it.</source>
        <translation>Über die Adresse, die die App auf dem Telefon zeigt.</translation>
    </message>
    <message>
        <source>Put the phone and this computer on one network, start the app, and enter the address it shows, such as http://192.168.1.20:8080/video. Keep the phone plugged in and its screen from sleeping.</source>
        <translation>Telefon und Rechner ins selbe Netz bringen, die App starten und die Adresse eingeben, die sie zeigt, etwa http://192.168.1.20:8080/video. Das Telefon am Ladekabel lassen und den Bildschirm wach halten.</translation>
    </message>
    <message>
        <source>Videos (*.mp4 *.mov *.mkv *.avi *.webm);;All files (*)</source>
        <translation>Filme (*.mp4 *.mov *.mkv *.avi *.webm);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Take a look</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Neu suchen</translation>
    </message>
    <message>
        <source>Path of the video</source>
        <translation>Pfad des Films</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Film</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen…</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Looking for cameras…</source>
        <translation>Kameras werden gesucht…</translation>
    </message>
    <message>
        <source>Choose a source first.</source>
        <translation>Wählen Sie zuerst eine Quelle.</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Wird geöffnet…</translation>
    </message>
    <message>
        <source>No camera answers. Plug one in, or close the program that uses it, then look again.</source>
        <translation>Keine Kamera antwortet. Schließen Sie eine an, oder beenden Sie das Programm, das sie benutzt, und suchen Sie neu.</translation>
    </message>
    <message numerus="yes">
        <source>%n camera(s) found.</source>
        <translation>
            <numerusform>%n Kamera gefunden.</numerusform>
            <numerusform>%n Kameras gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>{width} × {height} pixels. The whole table should be in the picture, in good light.</source>
        <translation>{width} × {height} Bildpunkte. Der ganze Tisch sollte im Bild sein, bei gutem Licht.</translation>
    </message>
    <message>
        <source>Choose a video</source>
        <translation>Einen Film wählen</translation>
    </message>
</context>
<context>
    <name>StartWindow</name>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Where do the pictures come from?</source>
        <translation>Woher kommen die Bilder?</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Where is the table?</source>
        <translation>Wo ist der Tisch?</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Wer spielt?</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>By which laws?</source>
        <translation>Nach welchen Regeln?</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>Does the camera read your cards?</source>
        <translation>Liest die Kamera Ihre Karten?</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Start watching</source>
        <translation>Beobachten</translation>
    </message>
    <message>
        <source>Choose where the pictures come from first.</source>
        <translation>Wählen Sie zuerst, woher die Bilder kommen.</translation>
    </message>
    <message>
        <source>The sample clip needs no test: play it.</source>
        <translation>Der Beispielfilm braucht keine Probe: Spielen Sie ihn ab.</translation>
    </message>
    <message>
        <source>No picture has come yet; try again when one is there.</source>
        <translation>Noch kein Bild da; versuchen Sie es, sobald eines da ist.</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Es geht los…</translation>
    </message>
    <message>
        <source>Play the sample clip</source>
        <translation>Beispielfilm abspielen</translation>
    </message>
</context>
<context>
    <name>Suits</name>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Deal when you like.</source>
        <translation>Geben Sie, wann Sie mögen.</translation>
    </message>
    <message>
        <source>The table is being watched.</source>
        <translation>Der Tisch wird beobachtet.</translation>
    </message>
    <message>
        <source>{won} to {lost}</source>
        <translation>{won} zu {lost}</translation>
    </message>
    <message>
        <source>{who} win</source>
        <translation>{who} gewinnen</translation>
    </message>
    <message>
        <source>It stands once all four have signed: press G.</source>
        <translation>Es gilt, sobald alle vier unterschrieben haben: Taste G.</translation>
    </message>
    <message>
        <source>{who} deals next.</source>
        <translation>{who} gibt als Nächster.</translation>
    </message>
    <message>
        <source>All agree on the tricks? Y. To correct: E. To claim a revoke: R.</source>
        <translation>Alle über die Stiche einig? Y. Berichtigen: E. Fehler melden: R.</translation>
    </message>
    <message>
        <source>Nobody scores</source>
        <translation>Niemand punktet</translation>
    </message>
    <message>
        <source>{points} to {who}</source>
        <translation>{points} für {who}</translation>
    </message>
</context>
<context>
    <name>TableDialogs</name>
    <message>
        <source>Keep the last seconds in</source>
        <translation>Die letzten Sekunden behalten in</translation>
    </message>
    <message>
        <source>Keep the last seconds</source>
        <translation>Die letzten Sekunden behalten</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are in {folder}.</source>
        <translation>
            <numerusform>%n Datei liegt in {folder}.</numerusform>
            <numerusform>%n Dateien liegen in {folder}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>It is nobody&apos;s turn now.</source>
        <translation>Gerade ist niemand dran.</translation>
    </message>
    <message>
        <source>Which card did {who} play?</source>
        <translation>Welche Karte hat {who} gespielt?</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>There is nothing to correct yet.</source>
        <translation>Noch gibt es nichts zu berichtigen.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Find the table by itself</source>
        <translation>Den Tisch selbst finden</translation>
    </message>
    <message>
        <source>Its size and slant are taken from the cards that lie on it, or from printed corner marks.</source>
        <translation>Größe und Neigung ergeben sich aus den Karten auf dem Tisch oder aus gedruckten Eckmarken.</translation>
    </message>
    <message>
        <source>Mark its corners</source>
        <translation>Seine Ecken markieren</translation>
    </message>
    <message>
        <source>Drag the four corners onto the table&apos;s, 1 at South&apos;s far left, then clockwise.</source>
        <translation>Ziehen Sie die vier Ecken auf die des Tisches, 1 von Süd aus hinten links, dann im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>at the bottom of the picture</source>
        <translation>unten im Bild</translation>
    </message>
    <message>
        <source>at the left of the picture</source>
        <translation>links im Bild</translation>
    </message>
    <message>
        <source>at the top of the picture</source>
        <translation>oben im Bild</translation>
    </message>
    <message>
        <source>at the right of the picture</source>
        <translation>rechts im Bild</translation>
    </message>
    <message>
        <source>Find it now</source>
        <translation>Jetzt suchen</translation>
    </message>
    <message>
        <source>South sits</source>
        <translation>Süd sitzt</translation>
    </message>
    <message>
        <source>Best: the camera straight above or at a slant from one side, the whole table in view, a lamp that does not mirror in the cards. You can come back here at any time.</source>
        <translation>Am besten: Kamera senkrecht darüber oder schräg von einer Seite, der ganze Tisch im Bild, eine Lampe, die sich nicht in den Karten spiegelt. Sie können jederzeit hierher zurück.</translation>
    </message>
    <message>
        <source>Not found yet. Lay four cards well apart on the table, or the corner marks, and try again.</source>
        <translation>Noch nicht gefunden. Legen Sie vier Karten weit auseinander auf den Tisch, oder die Eckmarken, und versuchen Sie es wieder.</translation>
    </message>
    <message>
        <source>Found. If a corner is off, drag it into place.</source>
        <translation>Gefunden. Liegt eine Ecke daneben, ziehen Sie sie zurecht.</translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <translation>Der Tisch wird gesucht…</translation>
    </message>
</context>
<context>
    <name>TableWindow</name>
    <message>
        <source>Euchre table</source>
        <translation>Euchre-Tisch</translation>
    </message>
    <message>
        <source>{title} – Euchre Companion</source>
        <translation>{title} – Euchre Companion</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Live picture</source>
        <translation>Live-Bild</translation>
    </message>
    <message>
        <source>Readings over the picture</source>
        <translation>Lesungen über dem Bild</translation>
    </message>
    <message>
        <source>Explain for a beginner</source>
        <translation>Für Neulinge erklären</translation>
    </message>
    <message>
        <source>To the other screen</source>
        <translation>Auf den anderen Bildschirm</translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <translation>Antwort {number}</translation>
    </message>
    <message>
        <source>Another card</source>
        <translation>Andere Karte</translation>
    </message>
    <message>
        <source>All commands</source>
        <translation>Alle Befehle</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Claim a revoke</source>
        <translation>Fehler melden</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>Enter a card</source>
        <translation>Karte eingeben</translation>
    </message>
    <message>
        <source>Incident</source>
        <translation>Vorfall</translation>
    </message>
    <message>
        <source>Sign the result</source>
        <translation>Das Ergebnis unterschreiben</translation>
    </message>
    <message>
        <source>First dealer…</source>
        <translation>Erster Geber …</translation>
    </message>
    <message>
        <source>Enter a result…</source>
        <translation>Ergebnis eintragen …</translation>
    </message>
    <message>
        <source>Forfeit the game…</source>
        <translation>Partie aufgeben …</translation>
    </message>
    <message>
        <source>Hands played</source>
        <translation>Gespielte Spiele</translation>
    </message>
    <message>
        <source>Laws in force</source>
        <translation>Geltende Regeln</translation>
    </message>
    <message>
        <source>Keep the last seconds</source>
        <translation>Die letzten Sekunden behalten</translation>
    </message>
    <message>
        <source>The session has ended; the table stays as it was last seen.</source>
        <translation>Die Sitzung ist zu Ende; der Tisch bleibt, wie er zuletzt gesehen wurde.</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>1 finding to rule on</source>
        <translation>1 Befund zu entscheiden</translation>
    </message>
    <message>
        <source>{n} findings to rule on</source>
        <translation>{n} Befunde zu entscheiden</translation>
    </message>
</context>
<context>
    <name>TablesWindow</name>
    <message>
        <source>Only those that need me</source>
        <translation>Nur die, die mich brauchen</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>1 table</source>
        <translation>1 Tisch</translation>
    </message>
    <message>
        <source>{n} tables</source>
        <translation>{n} Tische</translation>
    </message>
    <message>
        <source>cameras to look after: {n}</source>
        <translation>Kameras, nach denen zu sehen ist: {n}</translation>
    </message>
    <message>
        <source>No table has reported yet.</source>
        <translation>Noch hat sich kein Tisch gemeldet.</translation>
    </message>
</context>
<context>
    <name>TileDelegate</name>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>hand {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>no hand yet</source>
        <translation>noch kein Spiel</translation>
    </message>
</context>
<context>
    <name>TrickStrip</name>
    <message>
        <source>None yet in this hand.</source>
        <translation>In diesem Spiel noch keiner.</translation>
    </message>
    <message>
        <source>no trick yet</source>
        <translation>noch kein Stich</translation>
    </message>
    <message>
        <source>{who} took it</source>
        <translation>{who} hat ihn gemacht</translation>
    </message>
</context>
<context>
    <name>UndoDialog</name>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>WantedCards</name>
    <message>
        <source>Cards to put down</source>
        <translation>Hinzulegende Karten</translation>
    </message>
</context>
<context>
    <name>WeighedDialog</name>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
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
        <translation>Ost</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Süd</translation>
    </message>
    <message>
        <source>West</source>
        <translation>West</translation>
    </message>
    <message>
        <source>Sample table</source>
        <translation>Beispieltisch</translation>
    </message>
    <message>
        <source>no tricks</source>
        <translation>keine Stiche</translation>
    </message>
    <message>
        <source>no trump yet</source>
        <translation>noch kein Trumpf</translation>
    </message>
    <message>
        <source>{suit} are trump</source>
        <translation>{suit} ist Trumpf</translation>
    </message>
    <message>
        <source>{suit} are trump, made by {who}, alone</source>
        <translation>{suit} ist Trumpf, von {who} gemacht, solo</translation>
    </message>
    <message>
        <source>{suit} are trump, made by {who}</source>
        <translation>{suit} ist Trumpf, von {who} gemacht</translation>
    </message>
    <message>
        <source>to call</source>
        <translation>sagt an</translation>
    </message>
    <message>
        <source>to discard</source>
        <translation>legt ab</translation>
    </message>
    <message>
        <source>to lead</source>
        <translation>spielt aus</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>Waiting for the first deal</source>
        <translation>Wartet auf das erste Spiel</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Stich {number}</translation>
    </message>
    <message>
        <source>{who} win the game</source>
        <translation>{who} gewinnen die Partie</translation>
    </message>
    <message>
        <source>Hand over. {who} deals next</source>
        <translation>Spiel zu Ende. {who} gibt als Nächster</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Spiel zu Ende</translation>
    </message>
    <message>
        <source>a card not read yet</source>
        <translation>eine noch nicht gelesene Karte</translation>
    </message>
    <message>
        <source>{who} played {card}.</source>
        <translation>{who} hat {card} gespielt.</translation>
    </message>
    <message>
        <source>{who}: {tricks}, score {score}.</source>
        <translation>{who}: {tricks}, Stand {score}.</translation>
    </message>
    <message>
        <source>{head}: {rest}</source>
        <translation>{head}: {rest}</translation>
    </message>
</context>
<context>
    <name>ZoomPicture</name>
    <message>
        <source>Picture of the table</source>
        <translation>Bild des Tisches</translation>
    </message>
    <message>
        <source>No picture of this moment</source>
        <translation>Kein Bild von diesem Augenblick</translation>
    </message>
</context>
</TS>
