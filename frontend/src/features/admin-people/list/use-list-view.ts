import { useState } from 'react';
import type { Ordering, Orderings } from './ordering';
import { matches } from './search';

const pageSize = 20;

interface ListView<Item> {
  typed: string;
  search: (typed: string) => void;
  ordering: Ordering<Item>['id'];
  order: (id: string) => void;
  /** Found, sorted, and as many as were requested. */
  shown: readonly Item[];
  /** All that the search found, sorted. */
  found: readonly Item[];
  showMore: () => void;
}

/** The visible part of a list: the search result, sorted, page after page. */
export function useListView<Item>(
  items: readonly Item[],
  textsOf: (item: Item) => readonly (string | null)[],
  orderings: Orderings<Item>,
): ListView<Item> {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>(orderings[0].id);
  const [size, setSize] = useState(pageSize);
  const ordering = orderings.find(({ id }) => id === chosen) ?? orderings[0];
  const found = items.filter((item) => matches(textsOf(item), typed)).sort(ordering.compare);
  return {
    typed,
    search: (text) => {
      setTyped(text);
      setSize(pageSize);
    },
    ordering: ordering.id,
    order: setChosen,
    shown: found.slice(0, size),
    found,
    showMore: () => setSize((before) => before + pageSize),
  };
}
