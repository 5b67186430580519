import type { Assignment } from './assignment.js';
import type { Candidate } from './candidates.js';

/** More than any sum of soft costs. */
const unplacedCost = 1_000_000;
/** The first one is worth a few soft rules, the last one nothing. */
const firstThreshold = 60;

export interface Search {
  /** The matches that may move, and where each may be. */
  candidates: ReadonlyMap<number, readonly Candidate[]>;
  steps: number;
  random: (bound: number) => number;
  /** Called after every some thousand steps; the search ends where it returns false. */
  goesOn: (step: number) => boolean;
}

const stepsPerReport = 2048;

/**
 * Exchanges matches at random and accepts a plan that is worse by less than a threshold, which falls to zero.
 * Leaves the best assignment that it saw.
 */
export function exchange(assignment: Assignment, search: Search): void {
  const { candidates, steps, random, goesOn } = search;
  const matches = [...candidates.keys()];
  const byPlace = new Map(
    [...candidates].map(([match, own]) => [match, new Map(own.map((one) => [one.place, one]))]),
  );
  placeOpen(assignment, search);
  const costNow = (): number => assignment.total + unplacedCost * openOf(assignment, matches);
  let open = openOf(assignment, matches);
  let cost = costNow();
  let best = { cost, placed: [...assignment.placed] };
  for (let step = 0; step < steps && matches.length > 0; step += 1) {
    if (step % stepsPerReport === 0 && !goesOn(step)) break;
    const match = matches[random(matches.length)] ?? 0;
    const own = candidates.get(match) ?? [];
    const wanted = own[random(own.length)];
    const from = assignment.placed[match] ?? null;
    if (wanted === undefined || wanted.place === from?.place) continue;
    const blockers = assignment.blockers(match, wanted.place, 1);
    const [other] = blockers;
    if (blockers.length > 1 || (other !== undefined && !candidates.has(other))) continue;
    const threshold = random(1 + Math.floor((firstThreshold * (steps - step)) / steps));
    assignment.take(match);
    const left = other === undefined ? null : assignment.take(other);
    assignment.put(match, wanted);
    if (other !== undefined && from !== null) {
      const back = byPlace.get(other)?.get(from.place);
      if (back !== undefined && assignment.blockers(other, from.place, 0).length === 0)
        assignment.put(other, back);
    }
    const openNow = open - (from === null ? 1 : 0) + (isOpen(assignment, other) ? 1 : 0);
    const costAfter = assignment.total + unplacedCost * openNow;
    if (costAfter <= cost + threshold) {
      cost = costAfter;
      open = openNow;
      if (cost < best.cost) best = { cost, placed: [...assignment.placed] };
      continue;
    }
    if (other !== undefined) assignment.take(other);
    assignment.take(match);
    if (from !== null) assignment.put(match, from);
    if (other !== undefined && left !== null) assignment.put(other, left);
  }
  restore(assignment, matches, best.placed);
}

const isOpen = ({ placed }: Assignment, match: number | undefined): boolean =>
  match !== undefined && placed[match] === null;

const openOf = (assignment: Assignment, matches: readonly number[]): number =>
  matches.filter((match) => isOpen(assignment, match)).length;

/** Puts each match without a place into the cheapest one that is free. */
function placeOpen(assignment: Assignment, { candidates }: Search): void {
  for (const [match, own] of candidates) {
    if (!isOpen(assignment, match)) continue;
    let best: { candidate: Candidate; total: number } | null = null;
    for (const candidate of own) {
      if (assignment.blockers(match, candidate.place, 0).length > 0) continue;
      assignment.put(match, candidate);
      const { total } = assignment;
      assignment.take(match);
      if (best === null || total < best.total) best = { candidate, total };
    }
    if (best !== null) assignment.put(match, best.candidate);
  }
}

function restore(
  assignment: Assignment,
  matches: readonly number[],
  placed: readonly (Candidate | null)[],
): void {
  for (const match of matches) assignment.take(match);
  for (const match of matches) {
    const candidate = placed[match] ?? null;
    if (candidate !== null) assignment.put(match, candidate);
  }
}
