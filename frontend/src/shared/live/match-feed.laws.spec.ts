import fc from 'fast-check';
import { LiveConnection } from './live-connection';
import { createLiveMatchStore, followMatch, type LiveMatchStore } from './live-match.store';
import { createMatchFeed } from './match-feed';
import { FakeLiveServer } from './testing/fake-live-server';
import { FakeMatch } from './testing/fake-match';

/** Whatever the network does, a spectator ends at the server's state with every version once, in order. */

type Step =
  | { do: 'tap' | 'undo' | 'burst' | 'deliver' | 'cut' | 'heartbeat' | 'snapshot' }
  | { do: 'replay'; open: boolean }
  | { do: 'lose' | 'repeat' | 'overtake'; at: number }
  | { do: 'wait'; ms: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Step>({ do: 'tap' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'undo' }) },
  { weight: 3, arbitrary: fc.constant<Step>({ do: 'burst' }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('replay' as const), open: fc.boolean() }),
  },
  { weight: 6, arbitrary: fc.constant<Step>({ do: 'deliver' }) },
  { weight: 1, arbitrary: fc.constantFrom<Step>({ do: 'cut' }, { do: 'snapshot' }) },
  { weight: 2, arbitrary: fc.constant<Step>({ do: 'heartbeat' }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('lose' as const, 'repeat' as const, 'overtake' as const),
      at: fc.nat({ max: 5 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.nat({ max: 6000 }) }),
  },
);

async function take(
  step: Step,
  server: FakeLiveServer,
  match: FakeMatch,
  store: LiveMatchStore,
): Promise<void> {
  switch (step.do) {
    case 'tap':
      match.goal(match.version % 3 === 0 ? 'away' : 'home');
      server.publish();
      break;
    case 'burst':
      match.goal().goal('away').do({ type: 'Undo' });
      server.publish(3);
      break;
    case 'replay':
      store.getState().keepEvents(step.open);
      break;
    case 'undo':
      if (match.state.goals.length === 0) break;
      match.do({ type: 'Undo' });
      server.publish();
      break;
    case 'snapshot':
      server.send({
        type: 'snapshot',
        payload: {
          matchId: match.matchId,
          epoch: server.epoch,
          version: match.version,
          snapshot: match.snapshot(),
        },
      });
      break;
    case 'deliver':
      server.deliver();
      break;
    case 'cut':
      server.cut();
      break;
    case 'heartbeat':
      server.heartbeat();
      break;
    case 'lose':
      server.wire.splice(step.at, 1);
      break;
    case 'repeat': {
      const parcel = server.wire[step.at];
      if (parcel !== undefined) server.wire.push(parcel);
      break;
    }
    case 'overtake':
      server.deliver(step.at);
      break;
    case 'wait':
      await jest.advanceTimersByTimeAsync(step.ms);
  }
  await jest.advanceTimersByTimeAsync(0);
}

/** A calm network: everything arrives, heartbeats come. */
async function calm(server: FakeLiveServer): Promise<void> {
  server.auto = true;
  server.deliverAll();
  for (let tick = 0; tick < 3; tick += 1) {
    await jest.advanceTimersByTimeAsync(10_000);
    server.heartbeat();
    await jest.advanceTimersByTimeAsync(2_000);
  }
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('heals every loss, repeat, reorder and cut', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), fc.boolean(), async (steps, alone) => {
      const match = new FakeMatch().start();
      const server = new FakeLiveServer(match);
      server.auto = false;
      const connection = new LiveConnection({ createSocket: server.createSocket });
      const store = createLiveMatchStore();
      const versions: number[] = [];
      let broken = false;
      // A tablet on the same page needs every event.
      const tablet = alone
        ? null
        : createMatchFeed({
            matchId: match.matchId,
            connection,
            onSnapshot: ({ version }) => versions.push(version),
            onDeltas: (deltas) => {
              for (const { version } of deltas) {
                if (version !== (versions.at(-1) ?? 0) + 1) broken = true;
                versions.push(version);
              }
            },
            onStatus: () => {},
          });
      const stop = followMatch(store, match.matchId, connection);
      for (const next of steps) await take(next, server, match, store);
      await calm(server);
      stop();
      tablet?.close();
      const { trail, version, snapshot, news, eventsAfter } = store.getState();
      const events = match.since(eventsAfter).map(({ event }) => event);
      expect(news).toEqual(events);
      expect(snapshot).toEqual(match.snapshot());
      expect(version).toBe(match.version);
      expect(trail.base + trail.applied).toBe(version);
      expect(trail.breaks).toBe(0);
      expect(broken).toBe(false);
      if (!alone) expect(versions.at(-1)).toBe(match.version);
    }),
    { numRuns: 100 },
  );
});
