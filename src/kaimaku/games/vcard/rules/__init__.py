"""The chapters of the rules of VCard."""
