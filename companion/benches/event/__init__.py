"""An event of many tables, played at once against one server on this machine: what is lost, and how fast."""
