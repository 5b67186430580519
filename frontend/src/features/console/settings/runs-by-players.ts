import type { MatchRules } from '@kolo/domain';

/** Goals and cards on a running clock are one tap in a row of players; everything else needs the teams' columns. */
export const runsByPlayers = (rules: MatchRules): boolean =>
  rules.clockMode === 'running' &&
  rules.foulKickFrom === null &&
  rules.reduction === null &&
  rules.extraTime === null &&
  rules.kicks === null &&
  !rules.winnerNeeded;
