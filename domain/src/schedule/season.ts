import type { SoftRule } from '../contract/schedule.js';
import { addDays } from '../croatia/days.js';
import { groupedBy } from '../league/grouped-by.js';
import { areNear, type FixedRules, fixedRules, sharedPeople } from './broken-rules.js';
import { type Candidate, type OwnCost, ownCost } from './candidates.js';
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

/** A season as numbers: matches, teams and places by their index. */
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
  rivals(match: number): readonly Rival[];
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

/** Returns the input of a plan as numbers for the search. */
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
    const slotPlaces = places.slice(0, slots);
    if (day === null) return slotPlaces.map((_, index) => index);
    const [first, last] = [addDays(day, -weeksAround), addDays(day, weeksAround)];
    return indexesWhere(
      slotPlaces,
      (place) =>
        first <= place.day &&
        place.day <= last &&
        (within === 'weeks' || isWithinRound(place.day, day, rounds)),
    );
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
    meetings: meetingsOf(fixtures),
    roundsUntil: places.map(({ day }) => rounds.days.filter((one) => one <= day).length),
    overlapping: overlappingOf(places),
    ownCost: costOf,
    around,
    isAllowed: (match, place) => place < slots && isUnbroken(match, place),
    candidates: (match, within) =>
      around(match, within)
        .filter((place) => isUnbroken(match, place))
        .map((place) => ({ place, cost: costOf(match, place) })),
  };
}

/** Those of a match are computed when they are first needed: moving one match needs no others. */
function rivalsOf(
  { fixtures, restSlots }: PlanInput,
  slotMinutes: number,
): (match: number) => readonly Rival[] {
  const withTeam = indexed(fixtures, ({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]);
  const withCompany = indexed(fixtures, ({ companies }) => companies);
  const withReferee = indexed(fixtures, ({ referees }) => referees);
  const find = (match: number): Rival[] => {
    const fixture = fixtures[match];
    if (fixture === undefined) return [];
    const near = [withTeam(fixture), withCompany(fixture), withReferee(fixture)].flat();
    const sharing = [...new Set(near)].sort((a, b) => a - b);
    return sharing.flatMap((index): Rival[] => {
      const other = fixtures[index];
      if (index === match || other === undefined) return [];
      if (sharesTeam(fixture, other))
        return [{ match: index, rule: 'rest', apart: restSlots * slotMinutes }];
      const rule = sharedPeople(fixture, other);
      return rule === null ? [] : [{ match: index, rule, apart: 0 }];
    });
  };
  const known: (readonly Rival[])[] = [];
  return (match) => {
    const found = known[match] ?? find(match);
    known[match] = found;
    return found;
  };
}

/** Finds the fixtures that share a key with one, by index. */
function indexed(
  fixtures: readonly SeasonFixture[],
  keysOf: (fixture: SeasonFixture) => readonly number[],
): (fixture: SeasonFixture) => number[] {
  const byKey = new Map<number, number[]>();
  fixtures.forEach((fixture, index) => {
    for (const key of keysOf(fixture)) {
      const indexes = byKey.get(key);
      if (indexes === undefined) byKey.set(key, [index]);
      else indexes.push(index);
    }
  });
  return (fixture) => keysOf(fixture).flatMap((key) => byKey.get(key) ?? []);
}

const sharesTeam = (one: SeasonFixture, other: SeasonFixture): boolean =>
  [one.homeTeamId, one.awayTeamId].some(
    (team) => team === other.homeTeamId || team === other.awayTeamId,
  );

/** The other matches of the same two teams. */
function meetingsOf(fixtures: readonly SeasonFixture[]): number[][] {
  const pairOf = ({ homeTeamId, awayTeamId }: SeasonFixture): string =>
    [homeTeamId, awayTeamId].sort((a, b) => a - b).join(' ');
  const pairs = groupedBy([...fixtures.keys()], (index) => {
    const fixture = fixtures[index];
    return fixture === undefined ? '' : pairOf(fixture);
  });
  return fixtures.map((fixture, match) =>
    (pairs.get(pairOf(fixture)) ?? []).filter((index) => index !== match),
  );
}

/** Places of one pitch are compared in the order of their start, up to the first that begins too late. */
function overlappingOf(places: readonly Place[]): number[][] {
  const found = places.map((_, index) => [index]);
  const placed = places.map((place, index) => ({ place, index }));
  for (const onPitch of groupedBy(placed, ({ place }) => place.pitch).values()) {
    const inOrder = onPitch.sort((a, b) => a.place.start - b.place.start);
    inOrder.forEach((one, at) => {
      for (let next = at + 1; next < inOrder.length; next += 1) {
        const other = inOrder[next];
        if (other === undefined || !areNear(one.place, other.place, 0)) break;
        found[one.index]?.push(other.index);
        found[other.index]?.push(one.index);
      }
    });
  }
  return found.map((indexes) => indexes.sort((a, b) => a - b));
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
