import type { PlanAnswer, PlannedMatch, UnplacedMatch } from '../contract/schedule.js';
import { Assignment, type Weights } from './assignment.js';
import { exchange } from './exchange.js';
import { instantOf, isSamePlace } from './places.js';
import type { PlanInput } from './plan-input.js';
import { seededRandom } from './random.js';
import { compileSeason, type Season } from './season.js';
import { brokenAt, whyUnplaced } from './unplaced.js';

export interface OptimiseOptions {
  /** Called now and then with the progress in whole per cent; false ends the search with the best plan so far. */
  goesOn?: (percent: number) => boolean;
}

const weights: Weights = {
  otherRoundDay: 200,
  softBlackout: 60,
  preference: 40,
  repeatedOpponent: 10,
  twiceInARow: 10,
  slotFairness: 6,
  repeatedVenue: 4,
  firstLastSlot: 2,
  moved: 1,
};

/** A search for another hall in mid-season moves no other match without need. */
const weightsWhenLost: Weights = { ...weights, moved: 10_000 };

const stepsPerMatch = 1_200;
const maxSteps = 1_000_000;

/** Returns the best plan found for a season whose rounds are drawn: the same one for the same input on every machine. */
export function optimise(
  input: PlanInput,
  { goesOn = () => true }: OptimiseOptions = {},
): PlanAnswer {
  const season = compileSeason(input);
  const assignment = new Assignment(season, input.lostVenue === null ? weights : weightsWhenLost);
  const illPlaced = putPinned(season, assignment);
  const movable = season.fixtures.flatMap((_, match) => (season.pinned[match] ? [] : [match]));
  putWhereAllowed(season, assignment, movable);
  search(season, assignment, movable, { random: seededRandom(input.seed), goesOn });
  const unplaced = movable
    .filter((match) => assignment.placed[match] === null)
    .map((match) => whyUnplaced(season, assignment, match));
  return {
    plan: planOf(season, assignment, illPlaced),
    cost: assignment.excess(),
    before: costNow(season),
    unplaced: [...illPlaced, ...unplaced].sort((one, other) => one.matchId - other.matchId),
  };
}

/** Fixed matches first, as those that an administrator keeps have to fit them. @returns those that do not fit */
function putPinned(season: Season, assignment: Assignment): UnplacedMatch[] {
  const pinned = season.fixtures
    .map((fixture, match) => ({ fixture, match }))
    .filter(({ match }) => season.pinned[match])
    .sort((one, other) => Number(other.fixture.isFixed) - Number(one.fixture.isFixed));
  return pinned.flatMap(({ fixture: { matchId, isFixed }, match }) => {
    const place = season.current[match] ?? null;
    if (place === null) return [];
    const broken = isFixed ? null : brokenAt(season, assignment, match, place);
    assignment.put(match, { place, cost: season.ownCost(match, place) });
    return broken === null ? [] : [{ matchId, ...broken }];
  });
}

function putWhereAllowed(season: Season, assignment: Assignment, movable: readonly number[]): void {
  for (const match of movable) {
    const place = season.current[match] ?? null;
    if (place === null || !season.isAllowed(match, place)) continue;
    if (assignment.blockers(match, place, 0).length === 0)
      assignment.put(match, { place, cost: season.ownCost(match, place) });
  }
}

interface SearchOptions extends Required<OptimiseOptions> {
  random: (bound: number) => number;
}

/** A match that finds no place in its round is tried some weeks around it. */
function search(
  season: Season,
  assignment: Assignment,
  movable: readonly number[],
  { random, goesOn }: SearchOptions,
): void {
  const steps = Math.min(maxSteps, stepsPerMatch * movable.length);
  let isStopped = false;
  const run = (open: readonly number[], from: number, share: number): void => {
    const candidates = new Map(
      movable.map((match) => [
        match,
        season.candidates(match, open.includes(match) ? 'weeks' : 'round'),
      ]),
    );
    exchange(assignment, {
      candidates,
      steps,
      random,
      goesOn: (step) => {
        isStopped ||= !goesOn(from + Math.floor((share * step) / steps));
        return !isStopped;
      },
    });
  };
  run([], 0, 80);
  const open = movable.filter((match) => assignment.placed[match] === null);
  if (open.length > 0 && !isStopped) run(open, 80, 20);
}

function planOf(
  { fixtures, places, current }: Season,
  { placed }: Assignment,
  illPlaced: readonly UnplacedMatch[],
): PlannedMatch[] {
  return fixtures.flatMap(({ matchId, isFixed, venue }, match) => {
    const place = places[placed[match]?.place ?? -1];
    if (place === undefined || isFixed) return [];
    if (illPlaced.some((one) => one.matchId === matchId)) return [];
    const now = places[current[match] ?? -1];
    const stays = now !== undefined && isSamePlace(now, place);
    return [{ matchId, matchDate: instantOf(place), venue: stays ? venue : place.venue }];
  });
}

function costNow(season: Season): PlanAnswer['before'] {
  const assignment = new Assignment(season, weights);
  season.current.forEach((place, match) => {
    if (place !== null) assignment.put(match, { place, cost: season.ownCost(match, place) });
  });
  return assignment.excess();
}
