"""Lists of lists, copied by hand: a comprehension over them compiles to slower code."""


def copies(lists: list[list[int]]) -> list[list[int]]:
    """A list of copies of the lists."""
    result: list[list[int]] = []
    for items in lists:
        result.append(items.copy())
    return result


def empty_lists(count: int) -> list[list[int]]:
    """So many empty lists."""
    result: list[list[int]] = []
    for _ in range(count):
        result.append([])
    return result
