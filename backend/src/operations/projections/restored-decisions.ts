import { randomUUID } from 'node:crypto';
import { decideLeague, leagueFold, type RefusalCode } from '@kolo/domain';
import type { EventStore } from '../../events/event-store.js';
import { leagueStream } from '../../events/stream-ids.js';
import { commandLineEvents } from './command-line-events.js';

const maxAttempts = 5;

/** `none`: nothing was cleared; `decided`: the league has newer decisions, which stay. */
export type RestoredDecisions = 'restored' | 'none' | 'decided';

/** Brings back what a league had decided until its matches were deleted. */
export async function restoreDecisions(
  store: EventStore,
  leagueId: number,
  at: string,
): Promise<RestoredDecisions> {
  const commandId = `restore-${randomUUID()}`;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
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
    if (outcome.ok) return 'restored';
  }
  throw new Error(`League ${leagueId} decides all the time; run the command again`);
}

const whyNot = (code: RefusalCode): RestoredDecisions =>
  code === 'decision.needed' ? 'decided' : 'none';
