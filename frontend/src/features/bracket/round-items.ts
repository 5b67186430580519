import type { BracketRound, BracketSlot, BracketTie } from '@kolo/domain';

/** A tie, or a team that goes through the first round without a match. */
export type RoundItem = { tie: BracketTie } | { bye: BracketSlot };

/** The items of a round from top to bottom; byes take a place so that pairs stay beside the next round. */
export function roundItems(rounds: readonly BracketRound[], at: number): RoundItem[] {
  const ties = rounds[at]?.ties ?? [];
  const next = rounds[at + 1]?.ties;
  if (at > 0 || next === undefined || ties.length >= next.length * 2)
    return ties.map((tie) => ({ tie }));
  return next.flatMap(({ home, away }) => [itemBefore(home, ties), itemBefore(away, ties)]);
}

function itemBefore(slot: BracketSlot, ties: readonly BracketTie[]): RoundItem {
  const from = slot.placeholder;
  const tie = from?.source === 'winner' ? ties.find(({ id }) => id === from.tie) : undefined;
  return tie === undefined ? { bye: slot } : { tie };
}
