"""Worker processes with limits on time and memory."""
