import type { SoftRule } from '../contract/schedule.js';
import { areNear, type FixedRules, fixedRules, sharedPeople } from './broken-rules.js';
import { type Candidate, type OwnCost, ownCost } from './candidates.js';
import { addDays } from './days.js';
import type { Place } from './places.js';
import type { PlanInput, SeasonFixture } from './plan-input.js';
import { isWithinRound, roundDays } from './round-days.js';
import { seasonPlaces } from './season-places.js';

/** Another match that needs a team, a company or a referee of this one. */
export interface Rival {
  match: number;
  rule: 'rest' | 'company-busy' | 'referee-busy';
  /** Minutes that must lie between both. */
  apart: number;
}

/** A season as numbers; matches, teams and places are named by their index. */
export interface Season {
  fixtures: readonly SeasonFixture[];
  places: readonly Place[];
  ranks: number;
  slotMinutes: number;
  current: readonly (number | null)[];
  /** Matches that stay where they are. */
  pinned: readonly boolean[];
  rules: FixedRules;
  /** Home and away. */
  teams: readonly (readonly [number, number])[];
  teamCount: number;
  rivals: readonly (readonly Rival[])[];
  /** The match before and after for both teams, by round; -1 where there is none. */
  neighbours: readonly (readonly number[])[];
  meetings: readonly (readonly number[])[];
  /** Round days up to each place. */
  roundsUntil: readonly number[];
  /** Places of the same pitch at the same time, with the place itself. */
  overlapping: readonly (readonly number[])[];
  ownCost(match: number, place: number): OwnCost;
  /** Slots in the round of a match, or on any day some weeks around it. */
  around(match: number, within: Reach): number[];
  /** Those of them that no fixed rule forbids. */
  candidates(match: number, within: Reach): Candidate[];
  /** Whether a place is a slot that no fixed rule forbids. */
  isAllowed(match: number, place: number): boolean;
}

type Reach = 'round' | 'weeks';

/** Days around its round on which a match may be that finds no place there. */
const weeksAround = 28;

export function compileSeason(input: PlanInput): Season {
  const { fixtures, keep } = input;
  const { places, slots, current, ranks, slotMinutes } = seasonPlaces(input);
  const rules = fixedRules(input, places, slotMinutes);
  const rounds = roundDays(fixtures);
  const teamIds = [...new Set(fixtures.flatMap((one) => [one.homeTeamId, one.awayTeamId]))];
  const teams = fixtures.map(
    ({ homeTeamId, awayTeamId }) =>
      [teamIds.indexOf(homeTeamId), teamIds.indexOf(awayTeamId)] as const,
  );
  const pinned = fixtures.map(({ isFixed, matchId }) => isFixed || keep.includes(matchId));
  const costOf = (match: number, index: number): OwnCost => {
    const [fixture, place] = [fixtures[match], places[index]];
    if (fixture === undefined || place === undefined) throw new RangeError('No such place');
    const now = current[match] ?? null;
    return ownCost(
      { rules, preferences: input.preferences },
      fixture,
      { index, place },
      { current: now === null ? null : (places[now] ?? null), roundDay: rounds.dayOf(fixture) },
    );
  };
  const around = (match: number, within: Reach): number[] => {
    const fixture = fixtures[match];
    const day = fixture === undefined ? null : rounds.dayOf(fixture);
    return indexesWhere(places.slice(0, slots), (place) => {
      if (day === null) return true;
      const isReachable = within === 'weeks' || isWithinRound(place.day, day, rounds);
      return isReachable && isAround(place.day, day);
    });
  };
  const isUnbroken = (match: number, place: number): boolean => {
    const fixture = fixtures[match];
    return fixture !== undefined && rules.broken(fixture, place) === null;
  };
  return {
    fixtures,
    places,
    ranks,
    slotMinutes,
    current,
    pinned,
    rules,
    teams,
    teamCount: teamIds.length,
    rivals: rivalsOf(input, slotMinutes),
    neighbours: neighboursOf(fixtures),
    meetings: fixtures.map((fixture, match) => others(fixtures, match, isSamePair(fixture))),
    roundsUntil: places.map(({ day }) => rounds.days.filter((one) => one <= day).length),
    overlapping: places.map((place) =>
      indexesWhere(places, (other) => other.pitch === place.pitch && areNear(place, other, 0)),
    ),
    ownCost: costOf,
    around,
    isAllowed: (match, place) => place < slots && isUnbroken(match, place),
    candidates: (match, within) =>
      around(match, within)
        .filter((place) => isUnbroken(match, place))
        .map((place) => ({ place, cost: costOf(match, place) })),
  };
}

const isAround = (day: string, roundDay: string): boolean =>
  addDays(roundDay, -weeksAround) <= day && day <= addDays(roundDay, weeksAround);

function rivalsOf({ fixtures, restSlots }: PlanInput, slotMinutes: number): Rival[][] {
  return fixtures.map((fixture, match) =>
    fixtures.flatMap((other, index): Rival[] => {
      if (index === match) return [];
      if (sharesTeam(fixture, other))
        return [{ match: index, rule: 'rest', apart: restSlots * slotMinutes }];
      const rule = sharedPeople(fixture, other);
      return rule === null ? [] : [{ match: index, rule, apart: 0 }];
    }),
  );
}

const sharesTeam = (one: SeasonFixture, other: SeasonFixture): boolean =>
  [one.homeTeamId, one.awayTeamId].some(
    (team) => team === other.homeTeamId || team === other.awayTeamId,
  );

const isSamePair =
  (one: SeasonFixture) =>
  (other: SeasonFixture): boolean =>
    (one.homeTeamId === other.homeTeamId && one.awayTeamId === other.awayTeamId) ||
    (one.homeTeamId === other.awayTeamId && one.awayTeamId === other.homeTeamId);

function others(
  fixtures: readonly SeasonFixture[],
  match: number,
  test: (other: SeasonFixture) => boolean,
): number[] {
  return indexesWhere(fixtures, test).filter((index) => index !== match);
}

/** By round, so that exchanging matches of a round changes no order. */
function neighboursOf(fixtures: readonly SeasonFixture[]): number[][] {
  const neighbours = fixtures.map(() => [-1, -1, -1, -1]);
  const order = fixtures
    .map((fixture, index) => ({ fixture, index }))
    .sort((a, b) => (a.fixture.round ?? 0) - (b.fixture.round ?? 0) || a.index - b.index);
  const latest = new Map<number, { index: number; side: number }>();
  for (const { fixture, index } of order)
    [fixture.homeTeamId, fixture.awayTeamId].forEach((team, side) => {
      const before = latest.get(team);
      latest.set(team, { index, side });
      if (before === undefined) return;
      set(neighbours[index], 2 * side, before.index);
      set(neighbours[before.index], 2 * before.side + 1, index);
    });
  return neighbours;
}

function set(values: number[] | undefined, index: number, value: number): void {
  if (values !== undefined) values[index] = value;
}

function indexesWhere<T>(values: readonly T[], test: (value: T) => boolean): number[] {
  return values.flatMap((value, index) => (test(value) ? [index] : []));
}

export type SoftCost = Record<SoftRule, number>;
