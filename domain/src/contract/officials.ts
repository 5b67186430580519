import { type TeamOfficial, type TeamSide, teamOfficials } from '../match/events.js';

export const refereeRoles = ['first', 'second', 'third', 'timekeeper', 'delegate'] as const;
export type RefereeRole = (typeof refereeRoles)[number];

/** Officials of the teams, and of the match itself. */
export const officialSides = ['home', 'away', 'match'] as const;
export type OfficialSide = (typeof officialSides)[number];
export type OfficialRole = TeamOfficial | RefereeRole;

export const officialRoles: Readonly<Record<OfficialSide, readonly OfficialRole[]>> = {
  home: teamOfficials,
  away: teamOfficials,
  match: refereeRoles,
};

/** Somebody by name; each role of a side has at most one. */
export interface MatchOfficial {
  side: OfficialSide;
  role: OfficialRole;
  officialId: number;
  firstName: string;
  lastName: string;
}

export interface OfficialChoice {
  officialId: number;
  firstName: string;
  lastName: string;
  /** Their latest role; null where no match has them. */
  role: OfficialRole | null;
  /** Where a referee of this match comes from; null where nobody entered it, and for everybody else. */
  town: string | null;
}

/** A referee of a match, by the public name. */
export interface NamedReferee {
  role: RefereeRole;
  name: string;
}

/** Left out where nobody is named. */
export interface RefereedView {
  referees?: NamedReferee[];
}

/** `GET /api/matches/{id}/officials` */
export interface MatchOfficialsView {
  officials: MatchOfficial[];
  /** People named before: for the company of a team, and for referees in any match. */
  choices: Record<OfficialSide, OfficialChoice[]>;
  /** Referees with an account who are assigned to the match and have no name yet. */
  accounts: { userId: number; username: string }[];
}

/** `PUT /api/matches/{id}/officials`: somebody who was named before, or a new name; with neither nobody. */
export interface NameOfficialRequest {
  side: OfficialSide;
  role: OfficialRole;
  officialId?: number;
  firstName?: string;
  lastName?: string;
  /** Of a referee or a delegate, for the report; what is left out stays, and null takes it away. */
  town?: string | null;
  /** The assigned referee whose name it is. */
  userId?: number;
}

/** `Ivo Ivić`; null where nobody is named. */
export function officialName(
  officials: readonly MatchOfficial[] | undefined,
  side: TeamSide,
  role: OfficialRole,
): string | null {
  const found = officials?.find((one) => one.side === side && one.role === role);
  return found === undefined ? null : `${found.firstName} ${found.lastName}`;
}
