import { type EventPage, type EventRecord, liveMatch, type ManageView } from '@kolo/domain';
import { describeDifference, verify } from '../backend/src/projections/verify.js';
import { until } from '../backend/test/until.js';
import { withinMs } from './limits.js';
import type { Topology } from './topology.js';

/** After every fault: acknowledged = stored = projected = shown. */
export async function expectConsistency(topology: Topology): Promise<void> {
  const { matchId, tablets } = topology;
  const log = await wholeLog(topology);
  expect(log.map(({ event }) => event.version)).toEqual(log.map((_, n) => n + 1));
  const stored = log.filter(({ commandId }) => tablets.acknowledged.has(commandId));
  expect(stored).toHaveLength(tablets.acknowledged.size);
  expect(new Map(stored.map(({ commandId, event }) => [commandId, event.version]))).toEqual(
    tablets.acknowledged,
  );

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
  expect(first?.state.version).toBe(log.length);
  await expectShown(topology, first as ManageView);
}

async function expectShown(topology: Topology, { state }: ManageView): Promise<void> {
  const away = new Set(topology.nodes.filter(({ runs }) => !runs).map(({ url }) => url));
  for (const { spectator, url } of topology.spectators) {
    if (away.has(url)) continue;
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

async function wholeLog(topology: Topology): Promise<EventRecord[]> {
  const events: EventRecord[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const page: EventPage = await topology.read(
      `/matches/${topology.matchId}/events?after=${after}`,
    );
    events.push(...page.events);
    after = page.next;
  }
  return events;
}
