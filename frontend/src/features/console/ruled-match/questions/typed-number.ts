import type { MatchPlayer } from '@kolo/domain';

/** A shirt number has at most two digits. */
export const withDigit = (typed: string, digit: string): string =>
  typed.length >= 2 || (typed === '' && digit === '0') ? digit.replace('0', '') : typed + digit;

export const playerOf = (players: readonly MatchPlayer[], typed: string): MatchPlayer | undefined =>
  players.find(({ jerseyNumber }) => String(jerseyNumber) === typed);

/** Whether no longer number begins like this one, so that nobody has to confirm it. */
export const isOnly = (players: readonly MatchPlayer[], typed: string): boolean =>
  players.filter(({ jerseyNumber }) => String(jerseyNumber).startsWith(typed)).length === 1;
