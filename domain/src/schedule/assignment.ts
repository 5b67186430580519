import { type SoftRule, softRules } from '../contract/schedule.js';
import type { Candidate } from './candidates.js';
import type { Place } from './places.js';
import type { Season, SoftCost } from './season.js';

export type Weights = Readonly<Record<SoftRule, number>>;

const numberOf = Object.fromEntries(softRules.map((rule, index) => [rule, index])) as SoftCost;
const longAgo = -1_000_000_000;
const nowhere = { start: longAgo, end: longAgo };

/** Which match is where, and what that costs. Whole numbers only, so that every machine gets the same. */
export class Assignment {
  /** By match; null where it has no place. */
  readonly placed: (Candidate | null)[];
  total = 0;
  /** By rule. Typed arrays, as millions of exchanges are counted. */
  private readonly costs = new Int32Array(softRules.length);
  private readonly weightOf: Int32Array;
  private readonly matchIn: Int32Array;
  /** By match, in minutes; a match without a place is long before all others. */
  private readonly starts: Int32Array;
  private readonly ends: Int32Array;
  /** Matches of a team by rank of their slot, then first and last slots of a day. */
  private readonly byRank: Int32Array;
  private readonly hasVenues: boolean;

  constructor(
    private readonly season: Season,
    weights: Weights,
  ) {
    const { fixtures, places, teamCount, ranks } = season;
    this.placed = fixtures.map(() => null);
    this.weightOf = Int32Array.from(softRules, (rule) => weights[rule]);
    this.starts = new Int32Array(fixtures.length).fill(longAgo);
    this.ends = new Int32Array(fixtures.length).fill(longAgo);
    this.matchIn = new Int32Array(places.length).fill(-1);
    this.byRank = new Int32Array(teamCount * (ranks + 2));
    this.hasVenues = new Set(places.map(({ hall }) => hall)).size > 1;
  }

  /** Puts a match without a place into one, and counts what that costs. */
  put(match: number, candidate: Candidate): void {
    this.change(match, candidate, 1);
    this.placed[match] = candidate;
    this.matchIn[candidate.place] = match;
    const { start, end } = this.season.places[candidate.place] ?? nowhere;
    this.starts[match] = start;
    this.ends[match] = end;
  }

  /** Takes a match out of its place, and returns that; null where it had none. */
  take(match: number): Candidate | null {
    const candidate = this.placed[match] ?? null;
    if (candidate === null) return null;
    this.placed[match] = null;
    this.matchIn[candidate.place] = -1;
    this.starts[match] = longAgo;
    this.ends[match] = longAgo;
    this.change(match, candidate, -1);
    return candidate;
  }

  /** Matches that keep another one out of a place: those in it, and those that need the same people at that time. */
  blockers(match: number, place: number, max: number): number[] {
    const { overlapping, rivals, places } = this.season;
    const found: number[] = [];
    for (const one of overlapping[place] ?? []) {
      const other = this.matchIn[one] ?? -1;
      if (other >= 0 && other !== match) found.push(other);
      if (found.length > max) return found;
    }
    const { start, end } = places[place] ?? nowhere;
    for (const { match: other, apart } of rivals(match)) {
      if (!this.isNear(other, start, end, apart)) continue;
      if (!found.includes(other)) found.push(other);
      if (found.length > max) return found;
    }
    return found;
  }

  /** The cost above the least that even counts have. */
  excess(): SoftCost {
    const { teamCount, ranks } = this.season;
    const counts = (team: number, from: number, to: number): number[] => {
      const row = team * (ranks + 2);
      return [...this.byRank.slice(row + from, row + to)];
    };
    const teams = Array.from({ length: teamCount }, (_, team) => team);
    const even = teams.map((team) => minSquares(counts(team, 0, ranks)));
    const edges = [ranks, ranks + 1].map((column) =>
      minSquares(teams.flatMap((team) => counts(team, column, column + 1))),
    );
    const min: Partial<SoftCost> = { slotFairness: sum(even), firstLastSlot: sum(edges) };
    const costs = softRules.map((rule, n) => [rule, (this.costs[n] ?? 0) - (min[rule] ?? 0)]);
    return Object.fromEntries(costs);
  }

  private add(rule: number, cost: number): void {
    if (cost === 0) return;
    this.costs[rule] = (this.costs[rule] ?? 0) + cost;
    this.total += (this.weightOf[rule] ?? 0) * cost;
  }

  private isNear(match: number, start: number, end: number, minutes: number): boolean {
    return (
      start < (this.ends[match] ?? longAgo) + minutes &&
      (this.starts[match] ?? longAgo) < end + minutes
    );
  }

  private change(match: number, { place: index, cost }: Candidate, sign: 1 | -1): void {
    const { places, teams, neighbours, ranks } = this.season;
    const place = places[index];
    const sides = teams[match];
    if (place === undefined || sides === undefined) return;
    this.add(numberOf.twiceInARow, sign * (cost.twiceInARow + this.inARow(match, place)));
    this.add(numberOf.otherRoundDay, sign * cost.otherRoundDay);
    this.add(numberOf.softBlackout, sign * cost.softBlackout);
    this.add(numberOf.preference, sign * cost.preference);
    this.add(numberOf.moved, sign * cost.moved);
    this.add(numberOf.repeatedOpponent, sign * this.tooSoon(match, index));
    for (const team of sides) {
      this.add(numberOf.slotFairness, this.square(team, place.rank, sign));
      if (place.isFirst) this.add(numberOf.firstLastSlot, this.square(team, ranks, sign));
      if (place.isLast) this.add(numberOf.firstLastSlot, this.square(team, ranks + 1, sign));
    }
    if (!this.hasVenues) return;
    for (const other of neighbours[match] ?? []) {
      const hall = places[this.placed[other]?.place ?? -1]?.hall;
      if (hall === place.hall) this.add(numberOf.repeatedVenue, sign);
    }
  }

  /** The sum of squares is smallest for even counts; returns by how much it changes. */
  private square(team: number, column: number, sign: 1 | -1): number {
    const index = team * (this.season.ranks + 2) + column;
    const before = this.byRank[index] ?? 0;
    this.byRank[index] = before + sign;
    return sign * 2 * before + 1;
  }

  /** By how many rounds its teams meet again too soon. */
  private tooSoon(match: number, place: number): number {
    const { meetings, roundsUntil, teamCount } = this.season;
    let missing = 0;
    for (const other of meetings[match] ?? []) {
      const at = this.placed[other]?.place;
      if (at === undefined) continue;
      const distance = Math.abs((roundsUntil[at] ?? 0) - (roundsUntil[place] ?? 0));
      missing += Math.max(0, teamCount - 1 - distance);
    }
    return missing;
  }

  private inARow(match: number, { start, end }: Place): number {
    const { rivals, slotMinutes } = this.season;
    let count = 0;
    for (const { match: other, rule } of rivals(match))
      if (rule !== 'referee-busy' && this.isNear(other, start, end, slotMinutes)) count += 1;
    return count;
  }
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** The sum of squares of counts that are as even as their sum allows. */
function minSquares(counts: readonly number[]): number {
  const all = sum(counts);
  const share = Math.floor(all / counts.length);
  const larger = all - share * counts.length;
  return (counts.length - larger) * share ** 2 + larger * (share + 1) ** 2;
}
