"""Tables for people: HTTP, WebSocket, storage, clocks, accounts."""
