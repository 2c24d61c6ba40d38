"""Event logs on disk: SQLite for one node, PostgreSQL for several, archives to check and copy."""
