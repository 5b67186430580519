import type { AdviceCode } from '@kolo/domain';

/** Their own parts of the console show these, with what can be done about them. */
export const shownElsewhere: ReadonlySet<AdviceCode> = new Set([
  'timeout-requested',
  'timeout-over',
  'period-expired',
  'winner-needed',
  'shootout-decided',
]);

const urgent: ReadonlySet<AdviceCode> = new Set([
  'foul-kick',
  'too-few-players',
  'sent-off-player',
]);

export const isUrgent = (code: AdviceCode): boolean => urgent.has(code);
