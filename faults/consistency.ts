import { type EventPage, type EventRecord, liveMatch, type ManageView } from '@kolo/domain';
import { describeDifference, verify } from '../backend/src/projections/verify.js';
import { until } from '../backend/test/until.js';
import { withinMs } from './limits.js';
import type { ReconnectingSpectator } from './reconnecting-spectator.js';
import type { Tablets } from './tablets.js';
import type { Topology } from './topology.js';

export interface Played {
  matchId: number;
  tablets: Tablets;
  read<T>(path: string): Promise<T>;
}

/** After every fault: acknowledged = stored = projected = shown. */
export async function expectConsistency(topology: Topology): Promise<void> {
  const { matchId } = topology;
  const version = await expectStored(topology);

  const differences: string[] = [];
  await verify(
    topology.database.adminUrl,
    () => {},
    (difference) => differences.push(describeDifference(difference)),
  );
  expect(differences).toEqual([]);

  const states = await Promise.all(
    topology.running.map(({ url }) => topology.read<ManageView>(`/matches/${matchId}/manage`, url)),
  );
  const [first] = states;
  for (const { state } of states) expect(state).toEqual(first?.state);
  expect(first?.state.version).toBe(version);
  const away = new Set(topology.nodes.filter(({ runs }) => !runs).map(({ url }) => url));
  const present = topology.spectators.filter(({ url }) => !away.has(url));
  await expectShown(present, first as ManageView);
}

/**
 * Every acknowledged tap is in the log once, under the version that was answered, and the log has no gap.
 * @returns its version
 */
export async function expectStored(played: Played): Promise<number> {
  const { acknowledged } = played.tablets;
  const log = await wholeLog(played);
  expect(log.map(({ event }) => event.version)).toEqual(log.map((_, n) => n + 1));
  const stored = log.filter(({ commandId }) => acknowledged.has(commandId));
  expect(stored).toHaveLength(acknowledged.size);
  expect(new Map(stored.map(({ commandId, event }) => [commandId, event.version]))).toEqual(
    acknowledged,
  );
  return log.length;
}

export async function expectShown(
  spectators: readonly ReconnectingSpectator[],
  { state }: Pick<ManageView, 'state'>,
): Promise<void> {
  for (const { spectator, url } of spectators) {
    await until(() => spectator.version >= state.version, {
      what: `the spectator at ${url} has version ${state.version}`,
      withinMs,
    });
    expect(spectator.match).toEqual(liveMatch(state));
    expect(spectator.gaps).toBe(0);
    // Each version once and in order; only a snapshot may jump, and only forward.
    const steps = spectator.applied.map((version, n) => {
      const before = Math.abs(spectator.applied[n - 1] ?? 0);
      return version > 0 ? version === before + 1 : -version >= before;
    });
    expect(steps).not.toContain(false);
  }
}

async function wholeLog(played: Played): Promise<EventRecord[]> {
  const events: EventRecord[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const page: EventPage = await played.read(`/matches/${played.matchId}/events?after=${after}`);
    events.push(...page.events);
    after = page.next;
  }
  return events;
}
