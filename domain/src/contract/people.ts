import type { Role } from './accounts.js';
import type { LeagueName, PlayerStatus } from './leagues.js';
import type { TeamRef } from './matches.js';

const personKinds = ['account', 'player', 'official'] as const;
export type PersonKind = (typeof personKinds)[number];

/** Whether a text is a kind of person. */
export const isPersonKind = (kind: unknown): kind is PersonKind =>
  personKinds.some((known) => known === kind);

export const personKeyPattern = /^(account|player|official)-([1-9]\d{0,8})$/;

export const peopleLimits = {
  search: { min: 2, max: 100 },
  found: 50,
} as const;

export interface FoundPerson {
  kind: PersonKind;
  id: number;
  name: string;
  email: string | null;
  role: Role | null;
  team: TeamRef | null;
  league: LeagueName | null;
  status: PlayerStatus | null;
}

export interface PlayerElsewhere {
  id: number;
  team: TeamRef;
  league: LeagueName | null;
}

export interface PersonView extends FoundPerson {
  /** The same name in another season of the same company: the same person, erased with this one. */
  alsoPlayers: PlayerElsewhere[];
  /** Namesakes in other companies of the league and in the same team, exported and erased where they are chosen. */
  possiblePlayers?: PlayerElsewhere[];
  effects: {
    sessions: number;
    votes: number;
    documents: number;
    pictures: number;
    texts: number;
    matches: number;
    teams: TeamRef[];
  };
}

export interface ExportPersonRequest {
  /** Possible players who are the same person. */
  alsoPlayers?: number[];
}

export interface ErasePersonRequest extends ExportPersonRequest {
  name: string;
  /** The names of the company's teams are erased too; those of the account itself always are. */
  teamNames?: boolean;
}
