import type { MatchCommand } from '@kolo/domain';
import { playerBook } from '@/features/console/context/player-book';
import { FakeMatchServer } from '@/features/console/testing/fake-match-server';
import { i18n } from '@/shared/i18n/i18n';
import { actionLabel, commandLabel } from './action-label';

const at = '2026-03-15T16:13:20.000Z';

function labelAfter(command: MatchCommand, before: MatchCommand[] = []): string {
  const server = new FakeMatchServer().started();
  for (const earlier of before) server.happens(earlier, at);
  server.happens(command, at);
  const action = server.state.actions.at(-1);
  if (action === undefined) throw new Error('Nothing happened');
  return actionLabel(namingOf(server), action);
}
const namingOf = (server: FakeMatchServer) => ({
  t: i18n.in(['console', 'live']),
  view: server.view(),
  state: server.state,
  players: playerBook(server.view()),
});
const goal = { type: 'RecordGoal', team: 'home', scorer: null, assist: null } as const;

beforeEach(() => i18n.changeLanguage('hr'));

it.each<[MatchCommand, string]>([
  [{ type: 'RaisePlayerCounter', playerId: 1, counter: 'goals' }, 'gol, Horvat, 14. min'],
  [
    { type: 'RaisePlayerCounter', playerId: 12, counter: 'yellowCards' },
    'žuti karton, Marić, 14. min',
  ],
  [{ ...goal, kind: 'open-play' }, 'gol, Končar, 14. min'],
  [{ ...goal, kind: 'own-goal' }, 'autogol za Končar, 14. min'],
  [{ ...goal, kind: 'own-goal', scorer: 13 }, 'autogol, Čović, 14. min'],
  [{ type: 'TakeTimeout', team: 'away' }, 'minuta odmora, Span, 14. min'],
  [
    { type: 'ChangeTeamStatistic', team: 'home', statistic: 'corners', by: 1 },
    'udarac iz kuta, Končar, 14. min',
  ],
  [{ type: 'ChangeState', wanted: { matchState: 'half-time' } }, 'kraj 1. poluvremena'],
  [{ type: 'ChooseMvp', playerId: 2 }, 'MVP, Kovač'],
])('calls %j »%s«', (command, label) => {
  expect(labelAfter(command)).toBe(label);
});

it('calls a step down by its name', () => {
  const shot = { type: 'ChangeTeamStatistic', team: 'home', statistic: 'shots' } as const;
  expect(labelAfter({ ...shot, by: -1 }, [{ ...shot, by: 1 }])).toBe(
    'udarac, Končar (manje), 14. min',
  );
});

it('names the scorer who was added later', () => {
  const server = new FakeMatchServer().started();
  server.happens({ ...goal, kind: 'penalty' }, at);
  const scored = server.state.actions.at(-1);
  server.happens({ type: 'RaisePlayerCounter', playerId: 3, counter: 'goals' }, at);
  if (scored === undefined) throw new Error('No goal');
  expect(actionLabel(namingOf(server), scored)).toBe('gol iz kaznenog udarca, Šimić, 14. min');
});

it('says which goal an assist belongs to, and the current state of what was corrected', () => {
  const server = new FakeMatchServer().started();
  const [goal] = server.happens({ type: 'RaisePlayerCounter', playerId: 11, counter: 'goals' }, at);
  const [assist] = server.happens(
    { type: 'RaisePlayerCounter', playerId: 12, counter: 'assists' },
    at,
  );
  const correction = { scorer: 13, second: 59 };
  const [corrected] = server.happens(
    { type: 'CorrectAction', actionId: goal?.id ?? '', correction },
    at,
  );
  const labels = [goal, assist, corrected].map(
    (action) => action && actionLabel(namingOf(server), action),
  );
  expect(labels).toEqual([
    'gol, Čović, 1. min',
    'asistencija za 0:1, Marić, 1. min',
    'ispravak: gol, Čović, 1. min',
  ]);
});

it('speaks English, and names taps', async () => {
  await i18n.changeLanguage('en');
  const server = new FakeMatchServer().started();
  expect(commandLabel(namingOf(server), { type: 'TakeTimeout', team: 'home' })).toBe(
    'timeout, Končar',
  );
  const abandon = { type: 'ChangeState', wanted: { status: 'cancelled' } } as const;
  expect(commandLabel(namingOf(server), abandon)).toBe('match cancelled');
  const stopped = { type: 'AbandonMatch', reason: 'hall', atFault: 'none' } as const;
  expect(commandLabel(namingOf(server), stopped)).toBe('match abandoned');
  expect(commandLabel(namingOf(server), { type: 'ResumeMatch' })).toBe('match resumed');
});
