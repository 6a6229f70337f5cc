"""The desk of VCard."""
