import type { hr } from '@/shared/i18n/hr';

/** One way to sort a list; its id is its key in the texts. */
export interface Ordering<Item> {
  id: keyof typeof hr.adminPeople.orderings;
  compare: (a: Item, b: Item) => number;
}

/** The first one is the default. */
export type Orderings<Item> = readonly [Ordering<Item>, ...Ordering<Item>[]];

interface Dated {
  createdAt: string;
}

export const oldestFirst: Ordering<Dated> = {
  id: 'oldest',
  compare: (a, b) => a.createdAt.localeCompare(b.createdAt),
};

export const newestFirst: Ordering<Dated> = {
  id: 'newest',
  compare: (a, b) => b.createdAt.localeCompare(a.createdAt),
};
