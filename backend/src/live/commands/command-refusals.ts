import type { RefusalCode } from '@kolo/domain';

/** What every command to a match may be refused with. */
export const commandRefusals = [
  'match.busy',
  'match.clock-elsewhere',
  'match.log-full',
  'match.not-found',
  'match.official',
  'request.command-id-elsewhere',
  'request.command-id-reused',
] as const satisfies readonly RefusalCode[];
