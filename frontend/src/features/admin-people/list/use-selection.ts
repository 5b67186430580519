import { useState } from 'react';

interface Selection<Item> {
  chosen: readonly Item[];
  has: (item: Item) => boolean;
  toggle: (item: Item) => void;
  set: (items: readonly Item[]) => void;
}

/** The ticked items of a list; an item that left the list is no longer ticked. */
export function useSelection<Item extends { id: number }>(items: readonly Item[]): Selection<Item> {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  return {
    chosen: items.filter(({ id }) => ids.has(id)),
    has: ({ id }) => ids.has(id),
    toggle: ({ id }) =>
      setIds((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    set: (chosen) => setIds(new Set(chosen.map(({ id }) => id))),
  };
}
