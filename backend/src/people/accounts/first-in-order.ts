/** The first of them in order. Sorting all would compare each with many, and comparing Croatian names is slow. */
export function firstInOrder<Item>(
  items: Iterable<Item>,
  max: number,
  compare: (a: Item, b: Item) => number,
): Item[] {
  const first: Item[] = [];
  for (const item of items) {
    const last = first[max - 1];
    if (last !== undefined && compare(item, last) >= 0) continue;
    first.splice(placeOf(item, first, compare), 0, item);
    first.length = Math.min(first.length, max);
  }
  return first;
}

function placeOf<Item>(
  item: Item,
  sorted: readonly Item[],
  compare: (a: Item, b: Item) => number,
): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const other = sorted[middle];
    if (other !== undefined && compare(other, item) <= 0) from = middle + 1;
    else to = middle;
  }
  return from;
}
