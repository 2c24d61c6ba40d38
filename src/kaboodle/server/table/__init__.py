"""One table, pure: a fold over its log, its commands, and the messages for each seat."""
