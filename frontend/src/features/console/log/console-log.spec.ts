import { type ConsoleCommand, commandIdOf, type LoggedMatchEvent } from '@kolo/domain';
import fc from 'fast-check';
import { FakeMatchServer } from '@/features/console/testing/fake-match-server';
import { tapOf } from '@/features/console/testing/tap-of';
import {
  commandsIn,
  openLog,
  receive,
  refusedTaps,
  replaceConfirmed,
  withoutPending,
  withPending,
} from './console-log';

const goal = { type: 'RaisePlayerCounter', playerId: 1, counter: 'goals' } as const;

const commands: ConsoleCommand[] = [
  goal,
  { ...goal, playerId: 12 },
  { type: 'RecordGoal', team: 'home', scorer: null, assist: null, kind: 'open-play' },
  { type: 'RaisePlayerCounter', playerId: 2, counter: 'yellowCards' },
  { type: 'ChangeTeamStatistic', team: 'away', statistic: 'shots', by: 1 },
  { type: 'ChangeTeamStatistic', team: 'away', statistic: 'shots', by: -1 },
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
        const server = new FakeMatchServer().started();
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
  const server = new FakeMatchServer().started();
  const log = withPending(openLog('e1', server.state), tapOf('mine', goal));
  const others = server.happens({ ...goal, playerId: 12 });
  expect(receive(log, others).shown.goals).toMatchObject([
    { team: 'away', scorer: 12 },
    { team: 'home', scorer: 1, id: 'mine.0' },
  ]);
});

it('leaves refused taps out of the state and names them', () => {
  const server = new FakeMatchServer().started();
  const timeout = tapOf('mine', { type: 'TakeTimeout', team: 'home' });
  const log = receive(
    withPending(openLog('e1', server.state), timeout),
    server.happens({ type: 'TakeTimeout', team: 'home' }),
  );
  expect(log.shown.timeouts.home).toBe(1);
  expect(refusedTaps(log)).toEqual([{ tap: timeout, refusal: { code: 'match.timeout-used' } }]);
});

it('keeps what waits before and after a tap that the rules refuse', () => {
  const server = new FakeMatchServer().started();
  const timeout = { type: 'TakeTimeout', team: 'home' } as const;
  const waiting = [
    tapOf('one', goal),
    tapOf('two', timeout),
    tapOf('three', timeout),
    tapOf('four', goal),
  ];
  const log = openLog('e1', server.state, waiting);
  expect(log.shown.timeouts.home).toBe(1);
  expect(log.shown.goals).toMatchObject([{ id: 'one.0' }, { id: 'four.0' }]);
  // The first of the two is not yet in the log, and still refuses the second.
  expect(refusedTaps(log).map(({ tap }) => tap.commandId)).toEqual(['three']);
});

it('judges what waits by what came early, too', () => {
  const server = new FakeMatchServer().started();
  const start = server.state;
  const timeout = { type: 'TakeTimeout', team: 'home' } as const;
  server.happens(goal);
  const log = receive(
    withPending(openLog('e1', start), tapOf('mine', timeout)),
    server.happens(timeout),
  );
  expect(log.early).toHaveLength(1);
  expect(refusedTaps(log)).toHaveLength(1);
});

it('drops a tap whose answer came after its undo', () => {
  const server = new FakeMatchServer().started();
  const log = withPending(openLog('e1', server.state), tapOf('mine', goal));
  const outcome = server.receive(tapOf('mine', goal));
  if (outcome.type !== 'answered') throw new Error(outcome.type);
  server.happens({ type: 'Undo', actionId: 'mine.0' });
  // A log that is read again no longer names the tap; only its answer does.
  const fresh = replaceConfirmed(log, 'e1', server.state);
  const { pending, shown } = receive(fresh, outcome.answer.events);
  expect(pending).toEqual([]);
  expect(shown).toEqual(server.state);
});

describe('a state that is read again', () => {
  const server = new FakeMatchServer().started();
  const start = server.state;
  const [first] = [server.happens(goal)];
  const afterFirst = server.state;
  const second = server.happens({ ...goal, playerId: 12 });
  const early = receive(openLog('e1', start), second);

  it('keeps what arrived after it was read', () => {
    const log = receive(openLog('e1', start), [...first, ...second]);
    expect(replaceConfirmed(log, 'e1', start)).toBe(log);
  });

  it('of another history replaces everything, whatever its version', () => {
    expect(replaceConfirmed(early, 'e2', start)).toMatchObject({
      epoch: 'e2',
      confirmed: start,
      early: [],
      shown: start,
    });
    const ahead = openLog('e1', server.state);
    expect(replaceConfirmed(ahead, 'e2', start).shown).toEqual(start);
  });

  it('closes the gap before what came early', () => {
    expect(early.early).toEqual(second);
    expect(replaceConfirmed(early, 'e1', afterFirst)).toMatchObject({
      confirmed: server.state,
      early: [],
    });
    expect(replaceConfirmed(early, 'e1', start).early).toEqual(second);
  });
});

it('knows the commands of early and of confirmed events', () => {
  const server = new FakeMatchServer().started();
  const start = server.state;
  server.happens({ ...goal, playerId: 12 });
  const tap = tapOf('mine.of.today', goal);
  const outcome = server.receive(tap);
  if (outcome.type !== 'answered') throw new Error(outcome.type);
  const log = openLog('e1', start, [tap], outcome.answer.events);
  expect(log.pending).toEqual([]);
  expect(commandsIn(log)).toContain(tap.commandId);
  expect(commandsIn(openLog('e1', server.state))).toContain(tap.commandId);
  expect(commandIdOf('mine.of.today.12')).toBe('mine.of.today');
});

it('does not let a tap wait that is in the log already', () => {
  const server = new FakeMatchServer().started();
  const tap = tapOf('mine', goal);
  server.receive(tap);
  expect(openLog('e1', server.state, [tap]).pending).toEqual([]);
});
