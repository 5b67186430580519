import type { LoggedMatchEvent } from '@kolo/domain';
import fc from 'fast-check';
import { callOf, type TabletCommand, type Tap } from '../taps/tap';
import { FakeServer } from '../testing/fake-server';
import { openLog, receive, refusedTaps, withoutPending, withPending } from './control-log';

const at = '2026-03-15T16:05:00.000Z';
const tapOf = (commandId: string, command: TabletCommand): Tap => ({
  commandId,
  matchId: 7,
  command,
  call: callOf(7, command),
  at,
});
const goal = { type: 'RaisePlayerCounter', playerId: 1, counter: 'goals' } as const;

const commands: TabletCommand[] = [
  goal,
  { ...goal, playerId: 12 },
  { type: 'RecordGoal', team: 'home', scorer: null, assist: null, kind: 'open-play' },
  { type: 'RaisePlayerCounter', playerId: 2, counter: 'yellowCards' },
  { type: 'RaiseTeamStatistic', team: 'away', statistic: 'shots', by: 1 },
  { type: 'RaiseTeamStatistic', team: 'away', statistic: 'shots', by: -1 },
  { type: 'TakeTimeout', team: 'home' },
];

it('ends with the server’s state whatever order events and answers come in', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ mine: fc.boolean(), command: fc.constantFrom(...commands) }), {
        minLength: 1,
        maxLength: 12,
      }),
      fc.infiniteStream(fc.nat()),
      (story, dice) => {
        const server = new FakeServer().started();
        let log = openLog('e1', server.state);
        const arrivals: LoggedMatchEvent[][] = [];
        const first = server.log.length;
        story.forEach(({ mine, command }, index) => {
          const tap = tapOf(`tap-${index}`, command);
          if (mine) log = withPending(log, tap);
          const outcome = server.receive(tap);
          if (outcome.type !== 'answered' || outcome.answer.events.length === 0)
            log = withoutPending(log, new Set([tap.commandId]));
          else arrivals.push(outcome.answer.events);
        });
        // Every event twice, as an answer and as a push, in any order.
        const mixed = [...arrivals, ...server.log.slice(first).map((event) => [event])]
          .map((events) => ({ events, rank: dice.next().value }))
          .sort((a, b) => a.rank - b.rank);
        for (const { events } of mixed) log = receive(log, events);
        expect(log.pending).toEqual([]);
        expect(log.early).toEqual([]);
        expect(log.shown).toEqual(server.state);
      },
    ),
  );
});

it('shows a waiting tap on top of what others did', () => {
  const server = new FakeServer().started();
  const log = withPending(openLog('e1', server.state), tapOf('mine', goal));
  const others = server.happens({ ...goal, playerId: 12 });
  expect(receive(log, others).shown.goals).toMatchObject([
    { team: 'away', scorer: 12 },
    { team: 'home', scorer: 1, id: 'mine.0' },
  ]);
});

it('leaves what the rules refuse out of the picture and names it', () => {
  const server = new FakeServer().started();
  const timeout = tapOf('mine', { type: 'TakeTimeout', team: 'home' });
  const log = receive(
    withPending(openLog('e1', server.state), timeout),
    server.happens({ type: 'TakeTimeout', team: 'home' }),
  );
  expect(log.shown.timeouts.home).toBe(1);
  expect(refusedTaps(log)).toEqual([{ tap: timeout, refusal: { code: 'match.timeout-used' } }]);
});

it('does not let a tap wait that is in the log already', () => {
  const server = new FakeServer().started();
  const tap = tapOf('mine', goal);
  server.receive(tap);
  expect(openLog('e1', server.state, [tap]).pending).toEqual([]);
});
