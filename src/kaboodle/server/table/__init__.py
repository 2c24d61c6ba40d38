"""One table, pure: a fold over its log, and what each seat is told of it."""
