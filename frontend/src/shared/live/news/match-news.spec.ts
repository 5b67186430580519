import { FakeMatch } from '@/shared/live/testing/fake-match';
import { matchNews } from './match-news';

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

  it('tell of a goal that was undone', () => {
    const match = new FakeMatch().start().goal();
    const before = seen(match);
    match.do({ type: 'Undo' });
    expect(matchNews(before, seen(match))).toEqual([{ type: 'goal-undone' }]);
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
