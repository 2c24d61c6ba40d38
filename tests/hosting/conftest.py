"""The services that tests of the server borrow are there for those of hosting, too."""

from tests.server.conftest import database, patient, postgres, redis

__all__ = ["database", "patient", "postgres", "redis"]
