"""From pixels to table events. Knows cards and seats; knows no rules and no Qt."""
