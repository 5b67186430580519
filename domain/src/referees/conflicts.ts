import { matchMinutes } from '../contract/calendar.js';
import type { RefereeRole } from '../contract/officials.js';
import type { RefereeAbsence, RefereeConflict } from '../contract/referees.js';
import { zagrebWallTime } from '../croatia/zagreb-time.js';
import { isSameVenue } from '../league/same-venue.js';

/** A match as far as referees are concerned; a team's owner is its company. */
export interface RefereedMatch {
  matchId: number;
  leagueId: number | null;
  round: number | null;
  matchDate: string;
  venue: string | null;
  home: { id: number; userId: number | null };
  away: { id: number; userId: number | null };
}

export interface RefereeFacts {
  isApproved: boolean;
  /** Null for every role. */
  roles: readonly RefereeRole[] | null;
  /** Companies that they work for. */
  companies: readonly number[];
  /** Companies whose teams they play for. */
  playsFor: readonly number[];
  /** Companies that do not want them, where the administrator agreed. */
  excludedBy: readonly number[];
  absences: readonly RefereeAbsence[];
  /** Matches in which they declined or cancelled. */
  declined: readonly number[];
  /** Matches in which they have a place. */
  duties: readonly RefereedMatch[];
  /** Matches of the teams that they play for. */
  plays: readonly RefereedMatch[];
}

export interface WantedPlace {
  match: RefereedMatch;
  role: RefereeRole;
}

/** Why somebody cannot take a place; nothing where they may (docs/product.md#referees). */
export function refereeConflictsOf(
  { match, role }: WantedPlace,
  referee: RefereeFacts,
  travelMinutes: number,
): RefereeConflict[] {
  const companies = companiesOf(match);
  const isOneOf = (wanted: readonly number[]): boolean =>
    companies.some((id) => wanted.includes(id));
  const busy = [...referee.duties, ...referee.plays];
  const found: Record<RefereeConflict, boolean> = {
    'own-company': isOneOf(referee.companies),
    overlap: busy.some((other) => overlaps(match, other, travelMinutes)),
    'plays-that-day': isOneOf(referee.playsFor),
    absent: isAbsent(referee.absences, match),
    'excluded-by-team': isOneOf(referee.excludedBy),
    declined: referee.declined.includes(match.matchId),
    'not-approved':
      !referee.isApproved || (referee.roles !== null && !referee.roles.includes(role)),
  };
  return (Object.keys(found) as RefereeConflict[]).filter((conflict) => found[conflict]);
}

const companiesOf = ({ home, away }: RefereedMatch): number[] =>
  [home.userId, away.userId].filter((id) => id !== null);

/** Within one hall nobody travels; matches without one are where the league plays. */
function overlaps(match: RefereedMatch, other: RefereedMatch, travelMinutes: number): boolean {
  const isNear =
    isSameVenue(match.venue, other.venue) || (match.venue === null && other.venue === null);
  const minutes = matchMinutes + (isNear ? 0 : travelMinutes);
  const apart = Math.abs(Date.parse(match.matchDate) - Date.parse(other.matchDate));
  return apart < minutes * 60_000;
}

function isAbsent(absences: readonly RefereeAbsence[], { matchDate }: RefereedMatch): boolean {
  const { day } = zagrebWallTime(Date.parse(matchDate));
  return absences.some(({ fromDay, toDay }) => fromDay <= day && day <= toDay);
}
