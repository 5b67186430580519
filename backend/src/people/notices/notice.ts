import type { Language } from '../../platform/common/language.js';

/** Where a match was before it was moved. */
export interface EarlierFixture {
  /** ISO 8601 instant, UTC. */
  matchDate: string;
  venue: string | null;
}

/** What the product mails by itself; names are looked up when the mail is written. */
export type NoticeContent =
  | { kind: 'confirm-email'; data: { origin: string } }
  | { kind: 'account-approved'; data: Record<string, never> }
  | { kind: 'account-rejected'; data: Record<string, never> }
  | { kind: 'address-registered'; data: Record<string, never> }
  | { kind: 'player-decided'; data: { playerId: number; approved: boolean } }
  | { kind: 'match-moved'; data: { matchId: number; before: EarlierFixture | null } };

/** An account, or the confirmed address of one that is being deleted. */
export type NoticeRecipient = { userId: number } | { address: string; language: Language };
