import { randomUUID } from 'node:crypto';
import { decideLeague, leagueFold, type RefusalCode } from '@kolo/domain';
import type { EventStore } from '../../events/event-store.js';
import { leagueStream } from '../../events/stream-ids.js';
import { commandLineEvents } from './command-line-events.js';
import { repeatedAppend } from './repeated-append.js';

/** `none`: nothing was cleared; `decided`: the league has newer decisions, which stay. */
export type RestoredDecisions = 'restored' | 'none' | 'decided';

/** Brings back what a league had decided until its matches were deleted. */
export function restoreDecisions(
  store: EventStore,
  leagueId: number,
  at: string,
): Promise<RestoredDecisions> {
  const commandId = `restore-${randomUUID()}`;
  return repeatedAppend(`League ${leagueId}`, async () => {
    const log = await store.readLeague(leagueId);
    const before = leagueFold.replay(
      leagueId,
      log.map(({ event }) => event),
    );
    const decision = decideLeague(before, { type: 'RestoreDecisions' }, { commandId, at });
    if (!decision.ok) return whyNot(decision.refusal.code);
    const outcome = await store.append({
      stream: leagueStream(leagueId),
      expectedVersion: before.version,
      events: commandLineEvents(decision.events, commandId),
      rows: {},
    });
    return outcome.ok ? 'restored' : null;
  });
}

const whyNot = (code: RefusalCode): RestoredDecisions =>
  code === 'decision.needed' ? 'decided' : 'none';
