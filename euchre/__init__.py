"""The game of Euchre: cards, laws, hands, findings, rulings, scoring. Pure: no clock, files, Qt or pixels."""
