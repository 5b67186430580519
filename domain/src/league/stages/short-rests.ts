import { matchMinutes } from '../../contract/calendar.js';
import { zagrebWallTime } from '../../croatia/zagreb-time.js';
import { knockOutTies, type TieSource } from '../../season/knock-out.js';
import { hasThirdPlace } from '../../season/stage-ties.js';
import type { ReservedKickOff, StageDefinition } from '../../season/stages.js';
import { isSameVenue } from '../same-venue.js';
import { groupPairings } from './group-pairings.js';

/** Two matches of a day that the same team may play, too close to each other. */
export interface ShortRest {
  first: ReservedKickOff;
  second: ReservedKickOff;
}

/**
 * Whoever wins a tie plays again in the one that it leads to, so both kick-offs need the rest before any team is
 * known (docs/product.md#finals).
 * @param minSlots slots of the hall that a team rests between two matches of a day
 */
export function shortRests(stage: StageDefinition, minSlots: number): ShortRest[] {
  const mayShareTeam = sharing(stage);
  const all = [...(stage.kickOffs ?? [])].sort((a, b) => startOf(a) - startOf(b));
  const days = new Set(all.map(kickOffDay));
  return [...days].flatMap((day) => {
    const inOrder = all.filter((one) => kickOffDay(one) === day);
    const needed = (minSlots + 1) * slotMs(inOrder);
    return inOrder.flatMap((first, n) =>
      inOrder
        .slice(n + 1)
        .filter(
          (second) =>
            startOf(second) - startOf(first) < needed && mayShareTeam(first.tie, second.tie),
        )
        .map((second) => ({ first, second })),
    );
  });
}

/** The day of a reserved kick-off in Zagreb. */
export const kickOffDay = ({ at }: Pick<ReservedKickOff, 'at'>): string => zagrebWallTime(at).day;

const startOf = ({ at }: ReservedKickOff): number => Date.parse(at);

/** From one kick-off to the next in one hall, the soonest first, and never longer than a match takes. */
export function slotMs(inOrder: readonly ReservedKickOff[]): number {
  const gaps = inOrder.flatMap((one, n) => {
    const next = inOrder.slice(n + 1).find(({ venue }) => isSameHall(one.venue, venue));
    return next === undefined ? [] : [startOf(next) - startOf(one)];
  });
  return Math.min(matchMinutes * 60_000, ...gaps.filter((gap) => gap > 0));
}

const isSameHall = (one: string | undefined, other: string | undefined): boolean =>
  one === other || isSameVenue(one ?? null, other ?? null);

/** Whether one team may play both ties; the winner and the loser of a tie are two. */
export function sharing(stage: StageDefinition): (one: string, other: string) => boolean {
  if (stage.kind === 'knock-out') {
    const before = tiesBefore(stage);
    const leadsTo = (one: string, other: string) => before.get(other)?.has(one) ?? false;
    return (one, other) => one === other || leadsTo(one, other) || leadsTo(other, one);
  }
  const places = new Map(groupPairings(stage).map(({ tie, home, away }) => [tie, [home, away]]));
  return (one, other) =>
    one === other || (places.get(one) ?? []).some((place) => places.get(other)?.includes(place));
}

/** By tie, all ties whose teams may come into it. */
function tiesBefore(stage: StageDefinition): ReadonlyMap<string, ReadonlySet<string>> {
  const before = new Map<string, Set<string>>();
  for (const { id, home, away } of knockOutTies(stage.entries.length, hasThirdPlace(stage))) {
    const direct = [home, away].flatMap(sourceTie);
    before.set(id, new Set(direct.flatMap((tie) => [tie, ...(before.get(tie) ?? [])])));
  }
  return before;
}

function sourceTie(source: TieSource): string[] {
  if ('entry' in source) return [];
  return ['winner' in source ? source.winner : source.loser];
}
