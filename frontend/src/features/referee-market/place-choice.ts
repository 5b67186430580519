import { type RefereePlace, zagrebWallTime } from '@kolo/domain';

export interface PlaceChoice {
  /** `YYYY-MM-DD` in Zagreb; empty for every day. */
  day: string;
  /** Empty for every venue. */
  venue: string;
  eligible: boolean;
}

export const everything: PlaceChoice = { day: '', venue: '', eligible: false };

export const dayOf = ({ matchDate }: RefereePlace): string =>
  zagrebWallTime(Date.parse(matchDate)).day;

/** The places of every day, in the order in which they come. */
export function byDay(places: readonly RefereePlace[]): [day: string, RefereePlace[]][] {
  const days = new Map<string, RefereePlace[]>();
  for (const place of places) {
    const ofDay = days.get(dayOf(place));
    if (ofDay === undefined) days.set(dayOf(place), [place]);
    else ofDay.push(place);
  }
  return [...days];
}

export function placesIn(
  places: readonly RefereePlace[],
  { day, venue, eligible }: PlaceChoice,
): RefereePlace[] {
  return places.filter(
    (place) =>
      (day === '' || dayOf(place) === day) &&
      (venue === '' || place.venue === venue) &&
      (!eligible || place.ineligible.length === 0),
  );
}
