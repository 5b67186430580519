import { matchNews } from '@/shared/live/news/match-news';
import { runningMinute } from '@/shared/live/running-minute';
import { FakeMatch } from '@/shared/live/testing/fake-match';
import { timelineRows } from './timeline-rows';

const seen = (match: FakeMatch) => match.snapshot().match;

describe('the news of a match', () => {
  it('are goals with the score after them, in order', () => {
    const match = new FakeMatch().start();
    const before = seen(match);
    match.goal().goal('away');
    expect(matchNews(before, seen(match))).toMatchObject([
      { type: 'goal', goal: { team: 'home', homeScore: 1, awayScore: 0 } },
      { type: 'goal', goal: { team: 'away', homeScore: 1, awayScore: 1 } },
    ]);
  });

  it('tell of a goal that was taken back', () => {
    const match = new FakeMatch().start().goal();
    const before = seen(match);
    match.do({ type: 'Undo' });
    expect(matchNews(before, seen(match))).toEqual([{ type: 'goal-voided' }]);
  });

  it('are silent when the scorer of a goal becomes known', () => {
    const match = new FakeMatch().start().goal('home', null);
    const before = seen(match);
    match.do({ type: 'RaisePlayerCounter', playerId: 1, counter: 'goals' });
    expect(matchNews(before, seen(match))).toEqual([]);
    match.do({ type: 'RaisePlayerCounter', playerId: 2, counter: 'yellowCards' });
    match.do({ type: 'TakeTimeout', team: 'away' });
    expect(matchNews(before, seen(match))).toMatchObject([
      { type: 'incident', entry: { type: 'yellow-card', playerId: 2 } },
      { type: 'incident', entry: { type: 'timeout', team: 'away' } },
    ]);
  });

  it('tell of the whistles', () => {
    const match = new FakeMatch();
    const before = seen(match);
    match.start();
    expect(matchNews(before, seen(match))).toMatchObject([
      { type: 'milestone', entry: { type: 'first-half' } },
    ]);
  });

  it('tell of a match that is called off', () => {
    const match = new FakeMatch();
    const before = seen(match);
    match.do({ type: 'ChangeState', wanted: { status: 'cancelled' } });
    expect(matchNews(before, seen(match))).toMatchObject([
      { type: 'milestone', entry: { type: 'cancelled' } },
    ]);
  });
});

describe('the timeline', () => {
  it('is newest first, with minutes', () => {
    const match = new FakeMatch().start();
    match.do({ type: 'TakeTimeout', team: 'away' }, 4);
    match.do({ type: 'RecordGoal', team: 'home', scorer: 3, assist: 4, kind: 'penalty' }, 13.5);
    expect(timelineRows(seen(match))).toMatchObject([
      { type: 'goal', minute: '14', scorer: 3, assist: 4, kind: 'penalty' },
      { type: 'timeout', minute: '5' },
      { type: 'first-half' },
    ]);
  });

  it('loses a voided goal, and the scores after it follow', () => {
    const match = new FakeMatch().start().goal();
    const first = match.last.id;
    match.goal().do({ type: 'Undo', actionId: first });
    const goals = timelineRows(seen(match)).filter(({ type }) => type === 'goal');
    expect(goals).toMatchObject([{ homeScore: 1, awayScore: 0 }]);
  });
});

describe('the running minute', () => {
  const startedAt = '2026-03-15T16:00:00.000Z';
  const after = (minutes: number) => Date.parse(startedAt) + minutes * 60_000;

  it.each([
    [1, 0, '1'],
    [1, 13.2, '14'],
    [1, 21, '20+2'],
    [2, 0.5, '21'],
  ] as const)('of half %i after %d minutes is %s', (half, minutes, label) => {
    expect(runningMinute({ half, startedAt, running: true }, after(minutes))).toBe(label);
  });

  it('is none while nothing is played, and never before the first', () => {
    expect(runningMinute(null, after(1))).toBeNull();
    expect(runningMinute({ half: 1, startedAt, running: false }, after(1))).toBeNull();
    expect(runningMinute({ half: 1, startedAt, running: true }, after(-3))).toBe('1');
  });
});
