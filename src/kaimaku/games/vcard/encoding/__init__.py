"""VCard for programs that learn."""

from kaimaku.games.vcard.encoding.encoding import VCardEncoding

__all__ = ["VCardEncoding"]
