import { type ConsoleCommand, callOf } from '@kolo/domain';
import type { Tap } from '@/features/console/taps/tap';

export const tapOf = (commandId: string, command: ConsoleCommand): Tap => ({
  commandId,
  matchId: 7,
  command,
  call: callOf(7, command),
  at: '2026-03-15T16:05:00.000Z',
});
