"""Every message between the server and its clients, over HTTP and over the socket.

The code, the OpenAPI document and the page use the same types. Times are milliseconds since
1970; seats count from 0; sentences are message ids with arguments.
"""
