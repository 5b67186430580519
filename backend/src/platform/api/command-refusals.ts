import type { RefusalCode } from '@kolo/domain';

/** Refusals that every command to a match may get. */
export const commandRefusals = [
  'match.busy',
  'match.clock-elsewhere',
  'match.log-full',
  'match.not-found',
  'match.official',
  'request.command-id-elsewhere',
  'request.command-id-reused',
] as const satisfies readonly RefusalCode[];

/** Refusals that every command to a league may get; an undo needs no room in its log. */
export const undoRefusals = [
  'league.busy',
  'league.not-found',
  'request.command-id-reused',
] as const satisfies readonly RefusalCode[];

export const decisionRefusals = [...undoRefusals, 'league.log-full'] as const;
