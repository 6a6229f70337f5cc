"""The look-ahead player of VCard."""
