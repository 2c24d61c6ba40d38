"""Logs on disk: SQLite for one server, PostgreSQL for many, archives between them."""
