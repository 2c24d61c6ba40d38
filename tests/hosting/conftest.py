"""Share the services of the server's tests with those of hosting."""

from tests.server.conftest import database, patient, postgres, redis

__all__ = ["database", "patient", "postgres", "redis"]
