"""The server: rooms, seats and sockets around the engine. It knows no rules; desks translate tables for clients."""
