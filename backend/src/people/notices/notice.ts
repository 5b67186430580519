import type { Language } from '../../platform/api/language.js';

export interface EarlierFixture {
  matchDate: string;
  venue: string | null;
}

/** A decision of a league, or what undoes one, by the ids of events. */
export interface DecisionNotice {
  eventId?: string;
  undoes?: string;
}

/** Names are looked up when the mail is written. */
export type NoticeContent =
  | { kind: 'confirm-email'; data: { origin: string } }
  | { kind: 'account-approved'; data: Record<string, never> }
  | { kind: 'account-rejected'; data: Record<string, never> }
  | { kind: 'address-registered'; data: Record<string, never> }
  | { kind: 'player-decided'; data: { playerId: number; approved: boolean } }
  | { kind: 'pin-locked'; data: { grantId: number | null } }
  /** By a match, or by a decision of the league. */
  | {
      kind: 'suspended';
      data: DecisionNotice & {
        leagueId: number;
        teamId: number;
        matchId: number | null;
        decisionId: string | null;
      };
    }
  /** Of one that the league had imposed. */
  | {
      kind: 'suspension-cancelled';
      data: DecisionNotice & {
        leagueId: number;
        teamId: number;
        personKind: 'player' | 'official';
        personId: number;
      };
    }
  /** A correction after the whistle, by its version of the match's log. */
  | {
      kind: 'cards-corrected';
      data: { leagueId: number; teamId: number; matchId: number; version: number };
    }
  /** Filed or decided, against a suspension of one of the team. */
  | {
      kind: 'appeal';
      data: DecisionNotice & { leagueId: number; teamId: number; appealId: string };
    }
  /** To the company that has to answer, or that was answered. */
  | { kind: 'move-proposal'; data: { proposalId: number } }
  | {
      kind: 'refereeing';
      data: {
        about: 'assigned' | 'moved' | 'reopened' | 'cancelled-late' | 'lost';
        assignmentId: number;
      };
    }
  /** The company's channel is off: messages no longer arrived. */
  | { kind: 'channel-off'; data: { userId: number } }
  /** The week of a company or an administrator; the account is in the data, as texts are looked up by them. */
  | { kind: 'weekly'; data: { userId: number } }
  /** To an address without an account. */
  | { kind: 'confirm-digest'; data: { digestId: string } }
  | { kind: 'league-digest'; data: { digestId: string } }
  /** `before` is null where the match is played after all. */
  | { kind: 'match-moved'; data: { matchId: number; before: EarlierFixture | null } };

/** Each is a mail of its own: it is ended by itself, or confirms something. */
export const singleKinds = [
  'weekly',
  'confirm-digest',
  'league-digest',
] as const satisfies NoticeContent['kind'][];

/** An account, or the confirmed address of one that is being deleted. */
export type NoticeRecipient = { userId: number } | { address: string; language: Language };
