"""The desk of VCard."""

from .desk import VCardDesk

DESK = VCardDesk()

__all__ = ["DESK", "VCardDesk"]
