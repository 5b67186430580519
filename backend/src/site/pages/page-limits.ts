import type { Config } from '../../platform/config/config.js';
import type { RoomLimits } from '../../platform/http/network-room.js';

export interface PageLimits {
  /** If the session lookup takes longer, the bare app is sent. */
  sessionMs: number;
  /** Readers who would wait longer get the last correct page, or one without content. */
  answerMs: number;
  /** Readers without scripts, to whom a page without content shows nothing, wait this long for their first page, and everybody right after a start. */
  longAnswerMs: number;
  /** How many may wait that long at once; all others are answered as if they had scripts. */
  longWaits: RoomLimits;
  /** A render that takes longer is ended together with its thread. */
  renderMs: number;
  /** Renders that may wait for the thread, beside those that readers without scripts wait for. */
  maxWaiting: number;
  /** The page of a running match shows its clock, and is as old as this at most. */
  clockMs: number;
}

export const pageLimitsToken = Symbol('kolo:page-limits');

export const pageLimits = ({ pageTimeoutMs }: Pick<Config, 'pageTimeoutMs'>): PageLimits => ({
  sessionMs: pageTimeoutMs / 2,
  answerMs: pageTimeoutMs,
  longAnswerMs: 4 * pageTimeoutMs,
  longWaits: { inAll: 16, ofNetwork: 12 },
  renderMs: 4 * pageTimeoutMs,
  maxWaiting: 40,
  clockMs: 5_000,
});
