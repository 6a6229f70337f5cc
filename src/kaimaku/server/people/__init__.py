"""People: who they are across tables and browsers, what they are rated, and how strangers find each other."""
