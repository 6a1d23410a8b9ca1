"""Notices: telling people who are not looking that something happened to them.

A background task finds what has happened in the tables themselves (``finding.py``) and writes it
into an outbox (``outbox.py``), from which another one sends it (``dispatch.py``). Nothing here is
part of a move, and nothing that is not sent yet is lost when a process dies.
"""
