import type { Role } from './accounts.js';
import type { LeagueName, PlayerStatus } from './leagues.js';
import type { TeamRef } from './matches.js';

export const personKinds = ['account', 'player'] as const;
export type PersonKind = (typeof personKinds)[number];

/** `account-12`, `player-7`: a person where one is named in a path. */
export const personKeyPattern = /^(account|player)-([1-9]\d{0,8})$/;

export const peopleLimits = {
  /** Letters of a search, and people that it finds. */
  search: { min: 2, max: 100 },
  found: 50,
} as const;

/** One of `GET /api/people?search=`, for the administrator. */
export interface FoundPerson {
  kind: PersonKind;
  id: number;
  /** A player's name; a company's, else the name to sign in with. */
  name: string;
  /** An account's. */
  email: string | null;
  role: Role | null;
  /** A player's. */
  team: TeamRef | null;
  league: LeagueName | null;
  status: PlayerStatus | null;
}

/** `GET /api/people/{key}`: whom an erasure would reach, and what goes with them. */
export interface PersonView extends FoundPerson {
  /** The same name in another season of the same company: the same person, erased with this one. */
  alsoPlayers: { id: number; team: TeamRef; league: LeagueName | null }[];
  effects: {
    sessions: number;
    votes: number;
    documents: number;
    pictures: number;
    texts: number;
    /** Matches in whose statistics the player stays. */
    matches: number;
    /** Of a company's; their names stay unless they are the person's. */
    teams: TeamRef[];
  };
}

/** `POST /api/people/{key}/erase`. */
export interface ErasePersonRequest {
  /** The name as `GET` tells it, typed by who erases. */
  name: string;
  /** Also the names of the company's teams; where they are the account's own they go anyway. */
  teamNames?: boolean;
}
