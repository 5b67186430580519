import type { FreeSlot, SlotConsequence } from '../contract/schedule.js';
import { isSameVenue } from '../league/same-venue.js';
import { areNear } from './broken-rules.js';
import { isMet } from './candidates.js';
import { instantOf, type Place } from './places.js';
import type { Needed, PlanInput, SeasonFixture } from './plan-input.js';
import { compileSeason, type Season } from './season.js';

/**
 * Returns where a match could be while all others stay, the soonest first, with what each place would bring: the
 * slots of the weeks around its round that break no hard rule.
 */
export function freeSlots(input: PlanInput, matchId: number): FreeSlot[] {
  const season = compileSeason(input);
  const match = season.fixtures.findIndex((one) => one.matchId === matchId);
  const fixture = season.fixtures[match];
  if (fixture === undefined) return [];
  const found = season.around(match, 'weeks').flatMap((index): FreeSlot[] => {
    const place = season.places[index];
    if (place === undefined || !isFree(season, match, index)) return [];
    const consequences = consequencesOf({ input, season, match, fixture, index, place });
    return [{ at: instantOf(place), venue: place.venue ?? '', consequences }];
  });
  return withoutTwins(found);
}

function isFree(season: Season, match: number, index: number): boolean {
  const { places, current, overlapping, rivals } = season;
  const place = places[index];
  if (place === undefined || current[match] === index || !season.isAllowed(match, index))
    return false;
  const taken = overlapping[index] ?? [];
  if (current.some((at, other) => other !== match && at !== null && taken.includes(at)))
    return false;
  return rivals(match).every(({ match: other, apart }) => {
    const at = places[current[other] ?? -1];
    return at === undefined || !areNear(place, at, apart);
  });
}

interface Move {
  input: PlanInput;
  season: Season;
  match: number;
  fixture: SeasonFixture;
  index: number;
  place: Place;
}

function consequencesOf(move: Move): SlotConsequence[] {
  const { season, match, fixture, index } = move;
  return [
    ...(season.ownCost(match, index).otherRoundDay > 0
      ? [{ code: 'other-round-day' } as const]
      : []),
    ...softBlackouts(move),
    ...preferences(move),
    ...neighbours(move),
    ...soonAgain(move),
    ...(fixture.referees.length > 0 ? [{ code: 'referee-asked-again' } as const] : []),
  ];
}

function softBlackouts({ input, fixture, place }: Move): SlotConsequence[] {
  return input.blackouts
    .filter(
      ({ hard, teamId, venue, fromDay, toDay }) =>
        !hard &&
        (teamId === null || isOf(teamId, fixture)) &&
        (venue === null || isSameVenue(venue, place.venue)) &&
        fromDay <= place.day &&
        place.day <= toDay,
    )
    .map(({ teamId }) => ({ code: 'soft-blackout', ...(teamId === null ? {} : { teamId }) }));
}

function preferences({ input, fixture, place }: Move): SlotConsequence[] {
  const unmet = input.preferences.filter(
    (preference) => isOf(preference.teamId, fixture) && !isMet(preference, place),
  );
  const teamIds = [...new Set(unmet.map(({ teamId }) => teamId))];
  return teamIds.map((teamId) => ({ code: 'preference', teamId }));
}

/** Matches of a company of this one, here or in another league, straight before or after. */
function neighbours({ input, season, match, fixture, place }: Move): SlotConsequence[] {
  const { slotMinutes, rivals, fixtures, places, current } = season;
  const own = rivals(match).flatMap(({ match: other, rule }) => {
    const at = places[current[other] ?? -1];
    const needed = fixtures[other];
    const isBeside = rule !== 'referee-busy' && at !== undefined && areNear(place, at, slotMinutes);
    return isBeside && needed !== undefined ? [needed] : [];
  });
  const beside = input.bookings.filter(({ matchDate, companies }) => {
    if (!companies.some((id) => fixture.companies.includes(id))) return false;
    const start = Math.floor(Date.parse(matchDate) / 60_000);
    return areNear(place, { start, end: start + slotMinutes }, slotMinutes);
  });
  return [...own, ...beside].map((other) => ({
    code: 'twice-in-a-row',
    ...teamOf(fixture, other),
    matchId: other.matchId,
  }));
}

/** The side of a match that plays the other one too; companies are in the order of the sides where both have one. */
function teamOf(fixture: SeasonFixture, other: Needed): { teamId?: number } {
  const side = fixture.companies.findIndex((id) => other.companies.includes(id));
  if (fixture.companies.length < 2 || side < 0) return {};
  return { teamId: side === 0 ? fixture.homeTeamId : fixture.awayTeamId };
}

function soonAgain({ season, match, index }: Move): SlotConsequence[] {
  const { meetings, roundsUntil, current, teamCount, fixtures } = season;
  return (meetings[match] ?? []).flatMap((other): SlotConsequence[] => {
    const [at, matchId] = [current[other] ?? null, fixtures[other]?.matchId];
    if (at === null || matchId === undefined) return [];
    const distance = Math.abs((roundsUntil[at] ?? 0) - (roundsUntil[index] ?? 0));
    return distance < teamCount - 1 ? [{ code: 'same-opponent-soon', matchId }] : [];
  });
}

const isOf = (teamId: number, { homeTeamId, awayTeamId }: SeasonFixture): boolean =>
  teamId === homeTeamId || teamId === awayTeamId;

/** People see two pitches of one hall at one time as one slot. */
function withoutTwins(slots: readonly FreeSlot[]): FreeSlot[] {
  const byPlace = new Map(slots.map((slot) => [`${slot.at} ${slot.venue}`, slot]));
  return [...byPlace.values()];
}
