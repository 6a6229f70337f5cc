"""What can go wrong in the store."""

from __future__ import annotations


class StoreError(Exception):
    """Nothing of the change was kept, unless a class below says otherwise."""


class Conflict(StoreError):
    """Something else is already stored in this place: whoever meets this has an outdated idea of it."""


class Missing(StoreError):
    """What should be changed is not there."""


class Closed(StoreError):
    """The store has been closed."""


class BadUrl(StoreError):
    """The address of the database cannot be used."""


class TooNew(StoreError):
    """The data was written by a newer version of Kaimaku."""


class InUse(StoreError):
    """Another server uses the database; the message says which."""


class Unavailable(StoreError):
    """The database does not answer or cannot write.

    With a database across a network, a change may still have been kept when its confirmation got lost: read before
    you go on. Appending the same rows once more is always safe.
    """


class Damaged(Unavailable):
    """The database itself is broken. From then on nothing is written to it any more."""


class Lost(Unavailable):
    """Another server has taken the database over. From then on nothing is written to it by this one."""


class Moved(StoreError):
    """Another process has the room now: nothing of it is written by this one."""
