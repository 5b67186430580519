import type { Tap } from '@/features/console/taps/tap';
import { FakeMatchServer } from '@/features/console/testing/fake-match-server';
import { answersIn, entriesIn } from './answers';

const goal = { type: 'RecordGoal', team: 'home', scorer: null, assist: null } as const;

it('what is answered right after an entry belongs to it, a later change stands for itself', () => {
  const server = new FakeMatchServer().started();
  const [scored] = server.happens({ ...goal, kind: 'open-play' });
  const actionId = scored?.id ?? '';
  const [scorer] = server.happens({ type: 'CorrectAction', actionId, correction: { scorer: 1 } });
  const [assist] = server.happens({ type: 'CorrectAction', actionId, correction: { assist: 2 } });
  server.happens({ type: 'TakeTimeout', team: 'away' });
  server.happens({ type: 'CorrectAction', actionId, correction: { scorer: 3 } });
  expect([...answersIn(server.state.actions)]).toEqual([scorer?.id, assist?.id]);
});

it('a goal that waits with its scorer and assist is one entry, and so is a change of an older one', () => {
  const tap = (commandId: string, command: Tap['command']): Tap => ({
    commandId,
    command,
    matchId: 7,
    at: '',
    call: { method: 'POST', path: '', body: {} },
  });
  const answer = (commandId: string, actionId: string) =>
    tap(commandId, { type: 'CorrectAction', actionId, correction: { scorer: 1 } });
  const waiting = [
    tap('a', { ...goal, kind: 'open-play' }),
    answer('b', 'a.0'),
    answer('c', 'a.0'),
    answer('d', 'older.0'),
  ];
  expect(entriesIn(waiting)).toBe(2);
});
