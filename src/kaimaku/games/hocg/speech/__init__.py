"""Every word the hololive OCG says."""
