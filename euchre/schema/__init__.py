"""The published JSON schemas of what goes in and out, one file for each format and version.

* `hand-record-v1.json`: one hand as it happened; what `score` reads.
* `verdict-v1.json`: what follows from it; what `score --json` and `watch --json` print.
* `log-event-v1.json`: one line of a table's log; refers to the hand record's schema by its `$id`.

A file here is never changed in a way that refuses what it once allowed. A new version of a format gets a
new file, and the reader goes on reading every older one; `tests/euchre/golden` keeps one record of each.
"""
