import { RefusalError } from '../platform/api/refusal.error.js';
import type { EventStore } from './event-store.js';
import type { CommandSender } from './stored-event.js';

/** Records a command that found no match; matches are numbered from 1. */
const noStream = 0;

/** Uses up the id of a command without effect, so that a repeat has none either. */
export async function recordUnchanged(
  log: EventStore,
  origin: CommandSender & { at: string },
  requestHash: string,
): Promise<void> {
  const outcome = await log.append({
    stream: noStream,
    expectedVersion: 0,
    events: [],
    unchanged: [{ ...origin, version: 0, requestHash }],
    rows: {},
  });
  if (!outcome.ok) throw RefusalError.of('request.command-id-reused');
}
