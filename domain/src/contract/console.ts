import type { OutcomeKind } from '../match/rulings/ruling.js';

/** A grant lets people without an account run a match; its secrets are shown once and stored hashed. */
export interface CreateGrantRequest {
  label: string;
  /** ISO 8601 instant; moves with the match. Six hours after the final whistle where it is left out. */
  validTo?: string;
  /** All matches of the day at this match's venue instead of the match alone. */
  wholeDay?: boolean;
}

export interface CreatedGrant {
  id: number;
  /** The token is in the fragment, which no server and no log sees. */
  url: string;
  /** `K7P-42M` */
  code: string;
  /** Six digits. */
  pin: string;
  /** `url` as a picture, a `data:` URL; null where only this machine reaches it. */
  qr: string | null;
  /** The machine's address in its network, where the site's own reaches no other device. */
  guessedAddress?: string;
}

/** The scoreboard of a match for a TV in the hall, which needs no account. */
export interface HallBoardLink {
  url: string;
  /** `url` as a picture, a `data:` URL; null where only this machine reaches it. */
  qr: string | null;
}

export interface GrantView {
  id: number;
  label: string;
  wholeDay: boolean;
  matchIds: number[];
  validFrom: string;
  validTo: string;
  createdAt: string;
  createdBy: string;
  revokedAt: string | null;
  devices: { id: number; firstSeenAt: string; lastSeenAt: string }[];
}

/** `POST /api/console/enter`: the token alone, or code and PIN together. */
export interface EnterConsoleRequest {
  token?: string;
  code?: string;
  pin?: string;
}

export interface ConsoleMatch {
  id: number;
  homeTeam: { id: number; name: string };
  awayTeam: { id: number; name: string };
  matchDate: string;
  venue: string | null;
  round: number | null;
  status: string;
  /** What was decided about it; null for an ordinary one. */
  outcome: OutcomeKind | null;
}

/** A grant that this device has entered. */
export interface ConsoleView {
  grantId: number;
  label: string;
  device: number;
  validFrom: string;
  validTo: string;
  matches: ConsoleMatch[];
}

/** `POST /api/matches/{id}/presence`, which an open console sends every other second. */
export interface PresenceRequest {
  /** Taps that the device has not sent yet. */
  unsent: number;
}

export interface ConsolesView {
  /** Without the device that asks. */
  devices: ConsolePresence[];
  holder: ClockHolder | null;
}

/** The one device whose taps move the clock (docs/product.md#consoles). */
export interface ClockHolder {
  device: string;
  label: string;
  since: string;
}

/** `POST /api/matches/{id}/clock/lease`: the device that asks takes the clock over. */
export interface ClockLeaseRequest {
  take: true;
}

export interface ClockLease {
  device: string;
}

/** `GET /api/console`: what this device may run now, the latest grant first. */
export interface ConsoleGrants {
  grants: ConsoleView[];
}

/** An approved referee whom an administrator has named for a match. */
export interface MatchReferee {
  id: number;
  username: string;
}

export interface NameRefereesRequest {
  userIds: number[];
}

/** Another device that has the console of a match open. */
export interface ConsolePresence {
  device: string;
  label: string;
  holdsClock: boolean;
  lastTapAt: string | null;
  /** Taps that it has not sent yet, as it said last. */
  unsent: number;
  seenAt: string;
}
