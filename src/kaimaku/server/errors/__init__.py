"""Errors: for clients a status and a sentence, on the server a numbered incident."""
