import { callOf, type TabletCommand } from '@kolo/domain';
import type { Tap } from '@/features/live-control/taps/tap';

export const tapOf = (commandId: string, command: TabletCommand): Tap => ({
  commandId,
  matchId: 7,
  command,
  call: callOf(7, command),
  at: '2026-03-15T16:05:00.000Z',
});
