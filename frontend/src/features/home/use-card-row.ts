import { type RefObject, type UIEvent, useRef, useState } from 'react';

/** Card and gap (docs/product.md#home); narrow phones have narrower cards. */
const usualStep = 344;

interface CardRow {
  row: RefObject<HTMLUListElement | null>;
  /** The visible card, from 0. */
  index: number;
  show: (index: number) => void;
  onScroll: (event: UIEvent<HTMLUListElement>) => void;
}

/** A row of cards that can be swiped, and moved card by card with buttons. */
export function useCardRow(cards: number): CardRow {
  const row = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const last = Math.max(0, cards - 1);
  const within = (wanted: number): number => Math.min(last, Math.max(0, wanted));
  return {
    row,
    index: within(index),
    show: (wanted) => {
      const card = within(wanted);
      setIndex(card);
      if (row.current === null) return;
      row.current.scrollTo?.({ left: card * stepOf(row.current), behavior: 'smooth' });
    },
    onScroll: ({ currentTarget }) =>
      setIndex(within(Math.round(currentTarget.scrollLeft / stepOf(currentTarget)))),
  };
}

function stepOf({ children }: HTMLUListElement): number {
  const [first, second] = Array.from(children);
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return usualStep;
  return second.offsetLeft - first.offsetLeft || usualStep;
}
