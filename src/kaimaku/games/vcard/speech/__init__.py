"""Every word VCard says."""
