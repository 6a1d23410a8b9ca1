"""What people and bots do at a table, one file for each deed.

A file has the command, which says what the deed makes of a table or refuses it, and the function
that HTTP and the socket call: it checks access and limits and returns when the change is on disk.
The caller then acknowledges it and publishes it.
"""
