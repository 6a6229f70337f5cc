"""Sockets: protocol, session and outbox."""
