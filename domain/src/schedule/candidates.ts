import type { SoftRule, TeamPreference } from '../contract/schedule.js';
import { weekdayOf } from '../croatia/days.js';
import { foldedName } from '../people/folded-name.js';
import type { FixedRules } from './broken-rules.js';
import { isSamePlace, type Place } from './places.js';
import type { SeasonFixture } from './plan-input.js';

/** Soft rules whose cost depends on nothing but a match and its place. */
export type OwnCost = Record<
  Extract<SoftRule, 'twiceInARow' | 'otherRoundDay' | 'softBlackout' | 'preference' | 'moved'>,
  number
>;

/** A place that a match may have. */
export interface Candidate {
  place: number;
  cost: OwnCost;
}

interface Wishes {
  rules: FixedRules;
  preferences: readonly TeamPreference[];
}

/** Returns what a match costs in a place, whoever else plays when. */
export function ownCost(
  { rules, preferences }: Wishes,
  fixture: SeasonFixture,
  { index, place }: { index: number; place: Place },
  { current, roundDay }: { current: Place | null; roundDay: string | null },
): OwnCost {
  return {
    twiceInARow: rules.neighbours(fixture, index),
    otherRoundDay: roundDay === null || roundDay === place.day ? 0 : 1,
    softBlackout: rules.softBlackouts(fixture, index),
    preference: preferences.filter(
      (preference) =>
        (preference.teamId === fixture.homeTeamId || preference.teamId === fixture.awayTeamId) &&
        !isMet(preference, place),
    ).length,
    moved: current === null || isSamePlace(current, place) ? 0 : 1,
  };
}

/** Whether a place is as a team would like it. */
export function isMet({ kind, value }: TeamPreference, { time, day, hall }: Place): boolean {
  switch (kind) {
    case 'earliest':
      return time >= value;
    case 'latest':
      return time <= value;
    case 'not-weekday':
      return weekdayOf(day) !== Number(value);
    case 'not-venue':
      return hall !== foldedName(value);
  }
}
