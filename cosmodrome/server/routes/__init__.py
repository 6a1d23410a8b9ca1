"""The resources of the API."""
