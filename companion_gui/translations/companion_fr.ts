<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>%n thing(s) to look at before the next deal.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>{word}: nothing there</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to explain now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardPicker</name>
    <message>
        <source>Which card?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a card, or type its rank and suit: J H, 10 S, A C.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} of …  type C, D, H or S.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClaimDialog</name>
    <message>
        <source>Claim a revoke</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trick {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who revoked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log the claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Consequences</name>
    <message>
        <source>Score: {before} becomes {after}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is not over any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} win the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick {number} goes to {who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} have {tricks}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Suit} are trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} made trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The maker plays alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The maker does not play alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is the dealer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer found: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newly found: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now {state}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CornerPicture</name>
    <message>
        <source>Picture of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No picture yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Correct</name>
    <message>
        <source>passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orders up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names a suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not go alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defends alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not defend alone</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CorrectDialog</name>
    <message>
        <source>Correct an event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What should the log have said?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It never happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing changes yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card was it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strike out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing else changes.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DifferenceModel</name>
    <message>
        <source>What it decides</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DirectorWindow</name>
    <message>
        <source>Euchre table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} – Director – Euchre Companion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a line of the log first, then correct it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EvidenceView</name>
    <message>
        <source>Earlier picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pictures were kept</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message>
        <source>{Suit} are trump. Highest is {right}, then {left}, which counts as {suit}; then {rest}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} took the last trick: {card} was the highest of the suit led, and nobody trumped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} took the last trick: trump was led, and {card} was the highest trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} took the last trick: {card} is trump and beats every card of the suit led.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} led {card}, which counts as {suit}: whoever has {suit} plays {suit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} led {card}: whoever has {suit} plays {suit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} takes up the card that was turned and lays one card away, face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is {who}&apos;s turn to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is {who}&apos;s turn to lead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is {who}&apos;s turn to call.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Suit} were turned down. {who} may pass, or name another suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} may pass, or make {suit} trump; then the dealer takes up {card}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Felt</name>
    <message>
        <source>The table from above</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FindingList</name>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FindingView</name>
    <message>
        <source>Note: why, in your own words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To be settled: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FindingWords</name>
    <message>
        <source>Revoke</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renounce, put right in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead out of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play out of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call out of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Improper call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal out of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misdeal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exposed card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty card not played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong number of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up card buried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alone said late</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defended alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sitting-out hand played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sitting-out hand faced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards to one trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards at the same moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand thrown in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick gathered by the other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foul deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kitty looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump may be entered wrongly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score shown wrongly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim not proved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incident</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player who holds a card of the suit led must play one; the left bower counts as trump. Whether a card of that suit was in the hand is shown by the cards themselves, once it is played or faced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wrong card may be taken back and the right one played until the laws in force call the revoke established.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever won the last trick leads; the laws in force say who may accept a lead by somebody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the lead, cards are played clockwise, one a seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls go clockwise, beginning left of the dealer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The call was one that could not be made then, such as the suit just turned down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal passes to the left. Whether a wrong deal stands depends on how far it went.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deal with a card faced or hands of the wrong size is dealt again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card shown before its time may have to be played at the first lawful chance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A penalty card is played as soon as that is lawful.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody plays five cards; too many or too few make the hand doubtful.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dealer who takes the up card lays one card away before the first lead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some tables do not allow the dealer to lay away the very card that was turned up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The laws in force say until when a player may decide to play alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The laws in force say whether a defender may play alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The partner of a player who goes alone takes no part in the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The laws in force say how the cards of a sitting-out hand lie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card a seat belongs to each trick; a person says which of the two was played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards came down so close together that the order cannot be told.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card that was played was picked up again before the trick ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody showed their cards or claimed the rest before the hand was played out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand was given up before it was played out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side that wins a trick takes it in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card was seen in two places, or a card that is none of the 24. A misreading is likelier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards left over stay unseen until the hand is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So many players seem not to follow suit that another trump would explain it better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score cards show another score than the hands give.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A revoke was claimed, and all cards that were seen say otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entered by a person; the camera cannot see it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shown by the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits for a reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shown, but the time to claim it is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>noted, for a person to weigh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ruled otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dismissed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>director</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scorer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played {card} in trick {trick}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was seen to hold {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>showed {card} later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must have held one: the cards unseen have no other place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{decided} by the {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{state} · {sure} sure of the readings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {what} in trick {trick}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} did not follow {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} did not follow {suit} in trick {trick}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fact}, and {proof}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Shown after the last trick, before the next deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to report for this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing so far.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandList</name>
    <message>
        <source>Hands</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>no points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>void</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>claimed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thrown in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number}: {made}, {gave}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody made trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} made {suit}, alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} made {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North and South</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East and West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} to {who} ({score})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Health</name>
    <message>
        <source>camera {status}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{state} · {fps} frames/s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HealthBadge</name>
    <message>
        <source>Camera</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryWindow</name>
    <message>
        <source>Hands played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find: hearts, alone, East …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a card to see its picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number}: {made}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No picture was kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>IncidentPanel</name>
    <message>
        <source>Log an incident</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incident</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Incidents</name>
    <message>
        <source>Table talk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Late call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A coach is allowed beside a newcomer: on record, and no table talk</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeyBar</name>
    <message>
        <source>Calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> calls out of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> to call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other seat</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeyButton</name>
    <message>
        <source>key {key}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Pick it up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>picks it up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orders it up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} names {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} does not go alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} goes alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} passes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Laws</name>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LawsDialog</name>
    <message>
        <source>the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>our default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edited here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Said by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laws in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a law</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LawsPage</name>
    <message>
        <source>What differs between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value with a star is ours: the rule text does not say. A director can change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laws compared</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LivePane</name>
    <message>
        <source>Live picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No picture yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LockBar</name>
    <message>
        <source>Director&apos;s PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlocked: what you do here is logged as the director&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked: everything can be seen; to rule or correct takes the director&apos;s PIN.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sure} sure</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MarkerSheet</name>
    <message>
        <source>Euchre Companion table markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print at 100 % (no scaling), cut along the dashed lines, glue on card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corner marks: stick them flat on the table&apos;s corners, NW between North and West, and so on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer: lay it before whoever deals. Trump: the maker lays the suit&apos;s token down on calling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alone: whoever plays alone lays it down. Take all tokens up before the next deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>100 mm: measure it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four-colour suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MessageLine</name>
    <message>
        <source>Got it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Euchre table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OtherwiseDialog</name>
    <message>
        <source>Rule otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is this hand worth?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands as it was played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not count; the same dealer deals again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It counts as entered here:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody scores for this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hand gives {ns} – {ew}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Plane</name>
    <message>
        <source>turned down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up card</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Plates</name>
    <message>
        <source>sits out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defends alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made trump</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>Names are only for the windows and the score sheet; leave them empty if you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North and South play together,
East and West play together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask me when the first hand is dealt</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Proposals</name>
    <message>
        <source>a person sets the score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then {us} {ns} – {ew} {them}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another card</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more after this one</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{likely} likely by what was seen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Queue</name>
    <message>
        <source>Hand {number}: </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rows</name>
    <message>
        <source> (taken back)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreColumn</name>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trump yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made it, alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} defends alone</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreDialog</name>
    <message>
        <source>Set the score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the game score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hands stay as they were seen; the score counts on from here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks NS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks EW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points NS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points EW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score NS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score EW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Euchre score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North–South: {one} and {two}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East–West: {one} and {two}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laws: {laws}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provisional until all four have signed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed by all four.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SightingButton</name>
    <message>
        <source>No picture was kept</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SignBox</name>
    <message>
        <source>{name}: draw a signature here, or type initials below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or initials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initials of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear what {name} drew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} signs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SignDialog</name>
    <message>
        <source>Sign the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the sheet…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF, with CSV and EGN beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept as {files}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provisional: {count} of four still to sign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed by all four: it stands.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SourcePage</name>
    <message>
        <source>The sample clip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand with one revoke. Nothing to set up; see what this does in a minute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A camera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A webcam on a stand or a phone that appears as one, looking down at the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A video</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file, or a folder of pictures, filmed earlier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A phone or network camera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By its address, as the app on the phone shows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the phone and this computer on one network, start the app, and enter the address it shows, such as http://192.168.1.20:8080/video. Keep the phone plugged in and its screen from sleeping.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Videos (*.mp4 *.mov *.mkv *.avi *.webm);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Camera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path of the video</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Video</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for cameras…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a source first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No camera answers. Plug one in, or close the program that uses it, then look again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n camera(s) found.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{width} × {height} pixels. The whole table should be in the picture, in good light.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a video</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartWindow</name>
    <message>
        <source>Camera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where do the pictures come from?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where is the table?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By which laws?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start watching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose where the pictures come from first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the sample clip</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Suits</name>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal when you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is being watched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{won} to {lost}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands once all four have signed: press G.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} deals next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} to {who}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Find the table by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its size and slant are taken from the first cards that lie on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark its corners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag the four corners onto the table&apos;s, 1 at South&apos;s far left, then clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the bottom of the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the left of the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the top of the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the right of the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South sits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best: the camera straight above or at a slant from one side, the whole table in view, a lamp that does not mirror in the cards. You can come back here at any time.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableWindow</name>
    <message>
        <source>Euchre table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} – Euchre Companion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Readings over the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain for a beginner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim a revoke</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laws in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the last seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the last seconds in</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are in {folder}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session has ended; the table stays as it was last seen.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrickStrip</name>
    <message>
        <source>None yet in this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no trick yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} took it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>North</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no trump yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{suit} are trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{suit} are trump, made by {who}, alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{suit} are trump, made by {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the first deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} win the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand over. {who} deals next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card not read yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} played {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {tricks}, score {score}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ZoomPicture</name>
    <message>
        <source>Picture of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No picture of this moment</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
