import type { Card, TeamOfficial } from '../match/events.js';
import type { AnySuspension, AppealOutcome, SuspensionChange } from '../season/events.js';
import type { DecisionText } from './decisions.js';

/** The cause of a ban: cards and exclusions of matches, or a decision of the league. */
const banKinds = ['yellows', 'second-yellow', 'red', 'exclusions', 'decision'] as const;
export type BanKind = (typeof banKinds)[number];

export interface Ban {
  kind: BanKind;
  /** The match of the offence; null for a decision that names none. */
  matchId: number | null;
  /** The decision that imposed it; null where it follows from cards. */
  decisionId: string | null;
  /** Matches to miss; 0 for a ban until a day or for ever. */
  amount: number;
  /** The first day on which it holds, `YYYY-MM-DD`; left out where it holds from the next match on. */
  from?: string;
  /** The last day of a ban that ends with a day, `YYYY-MM-DD`. */
  until?: string;
  forEver?: true;
  /** The instant from which it was known: the end of the match of its cards, or when that was abandoned; else the decision. Left out by older servers. */
  bannedAt?: string;
  served: { matchId: number }[];
  remaining: number;
  /** Matches that were missed for a ban that has since become void or shorter; they are not credited. */
  overServed: number;
  /** An appeal is open and holds the ban back. */
  heldByAppeal?: true;
  /** The season is over before it was served, and it goes into no other one. */
  lapsed?: true;
}

export interface DisciplineRecord {
  name: string;
  teamId: number;
  /** Towards the next step; those of a second yellow are rescinded. */
  yellows: number;
  bans: Ban[];
  /** The next match that the person misses; null for nobody banned, or where no match is scheduled. */
  blockedIn: number | null;
}

export interface DisciplinePlayer extends DisciplineRecord {
  playerId: number;
}

export interface DisciplineOfficial extends DisciplineRecord {
  officialId: number;
}

/** `unclear`: without a rule sheet, a yellow and a red card of one match may have been one or two offences. */
const playerFlags = ['ineligible-player', 'unclear'] as const;

export type DisciplineFlag =
  | { code: (typeof playerFlags)[number]; matchId: number; playerId: number }
  /** A match that has begun names an official who was suspended for it. */
  | { code: 'ineligible-official'; matchId: number; officialId: number };

/** `GET /api/leagues/{id}/discipline` and, for its own people, `GET /api/teams/my/discipline?leagueId=` */
export interface LeagueDiscipline {
  asOf: string;
  people: DisciplinePlayer[];
  officials: DisciplineOfficial[];
  flags: DisciplineFlag[];
  /** Offered to the next season; empty until this one is over. */
  carried: CarriedBan[];
  /** For administrators, until the season is over. */
  again: RegisteredAgain[];
  /** Officials of the teams by name, whom the league may suspend. */
  staff: TeamStaff[];
}

/** A ban of somebody whose name another team of the league has later: the league decides whether it is the same person. */
export interface RegisteredAgain {
  /** Null for an official of a team. */
  playerId: number | null;
  officialId: number | null;
  name: string;
  teamId: number;
  /** The player, or the official, whose ban it is. */
  earlierId: number;
  earlierTeamId: number;
  ban: Ban;
}

export interface TeamStaff {
  officialId: number;
  name: string;
  teamId: number;
}

/** The rest of a ban, which an administrator may impose in the next season. */
export interface CarriedBan {
  /** Null for an official of a team. */
  playerId: number | null;
  officialId: number | null;
  name: string;
  teamId: number;
  /** The match of the offence. */
  matchId: number | null;
  /** Matches that are still to be missed; 0 for a ban until a day or for ever. */
  amount: number;
  /** The last day of a ban that ends with a day, `YYYY-MM-DD`. */
  until?: string;
  forEver?: true;
}

/** `GET /api/leagues/{id}/suspensions`: who misses the next round; empty where the league does not publish it. */
export interface PublishedSuspension {
  /** Null for an official of a team. */
  playerId: number | null;
  officialId: number | null;
  name: string;
  teamId: number;
  teamName: string;
  /** The match that the player misses. */
  matchId: number;
  round: number | null;
  homeTeamName: string;
  awayTeamName: string;
  matchDate: string;
}

/** `GET /api/leagues/{id}/fair-play`: fewest points first. */
export interface FairPlayRow {
  position: number;
  teamId: number;
  teamName: string;
  points: number;
  yellowCards: number;
  secondYellowCards: number;
  redCards: number;
}

/** The fine of a team for one card. */
export interface Fine {
  matchId: number;
  matchDate: string;
  opponentName: string;
  /** Null for an official of the team. */
  playerId: number | null;
  official: TeamOfficial | null;
  /** Empty where nobody knows it, or the person is erased. */
  name: string;
  card: Card;
  cents: number;
}

/** What a team paid of its fines in a league. */
export interface FinePayment {
  id: number;
  cents: number;
  /** In Zagreb, `YYYY-MM-DD`. */
  paidOn: string;
  note: string | null;
  recordedAt: string;
  /** The administrator's username; left out for companies. */
  recordedBy?: string;
}

export interface TeamFines {
  teamId: number;
  teamName: string;
  charges: Fine[];
  chargedCents: number;
  /** By their days. */
  payments: FinePayment[];
  paidCents: number;
  /**
   * Below zero where the team has paid more than it is charged.
   * @minimum -100000000
   */
  outstandingCents: number;
}

/**
 * `GET /api/leagues/{id}/fines` and, of one's own teams, `GET /api/teams/my/fines?leagueId=`: teams with fines or
 * payments, by name.
 */
export interface LeagueFines {
  teams: TeamFines[];
}

/** Apart from `limits`, which the first load of every page has. */
export const finePaymentLimits = { cents: 1_000_000, note: 200 } as const;

/** `POST /api/leagues/{id}/fines/payments` */
export interface RecordFinePaymentRequest {
  teamId: number;
  cents: number;
  /** In Zagreb, `YYYY-MM-DD`; today at the latest. */
  paidOn: string;
  note?: string;
}

/** Of one person: a player, an official of a team, or one whom no match names yet, by team and name. */
export interface ImposeSuspensionRequest extends AnySuspension, DecisionText {
  playerId?: number;
  officialId?: number;
  teamId?: number;
  firstName?: string;
  lastName?: string;
}

export interface ChangeSuspensionRequest extends SuspensionChange, DecisionText {}

export interface FileAppealRequest extends DecisionText {
  /** Whether the ban waits for the decision. */
  suspensive: boolean;
}

export interface DecideAppealRequest extends DecisionText {
  outcome: AppealOutcome;
}

/** Why somebody misses a match. */
export interface MatchToMiss {
  kind: BanKind;
  matchId: number | null;
  decisionId: string | null;
  /** "1/2": this match is the `of - remaining + 1`th of `of`; both 0 for a ban without a number. */
  remaining: number;
  of: number;
  /** The round and the teams of the offence, as people call them: `3. kolo, KONČAR–INA`. */
  from?: { round: number | null; home: string; away: string };
}

/** A player whom the list of a match shows as suspended. */
export interface SuspendedPlayer extends MatchToMiss {
  playerId: number;
}

export interface SuspendedOfficial extends MatchToMiss {
  officialId: number;
}

/** The part of `manage` that greys players on the list; the console saves it for when it is offline. */
export interface SuspendedList {
  /** When the server knew it. */
  asOf: string;
  players: SuspendedPlayer[];
  /** Left out by older servers, and so in what a console saved of them. */
  officials?: SuspendedOfficial[];
}
