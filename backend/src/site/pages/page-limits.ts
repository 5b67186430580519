import type { Config } from '../../platform/config/config.js';

export interface PageLimits {
  /** Whoever waits longer gets the page without content. */
  answerMs: number;
  /** A render that takes longer is ended together with its thread. */
  renderMs: number;
  /** Renders that may wait for the thread. */
  maxWaiting: number;
  /** The page of a running match tells its clock, and is as old as this at most. */
  clockMs: number;
}

export const pageLimitsToken = Symbol('kolo:page-limits');

export const pageLimits = ({ pageTimeoutMs }: Config): PageLimits => ({
  ...{ answerMs: pageTimeoutMs, renderMs: pageTimeoutMs, maxWaiting: 40 },
  clockMs: 5_000,
});
