import { FakeMatch } from '@/shared/live/testing/fake-match';
import { timelineRows } from './timeline-rows';

const seen = (match: FakeMatch) => match.snapshot().match;

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

  it('loses a goal that is undone, and the scores after it follow', () => {
    const match = new FakeMatch().start().goal();
    const first = match.last.id;
    match.goal().do({ type: 'Undo', actionId: first });
    const goals = timelineRows(seen(match)).filter(({ type }) => type === 'goal');
    expect(goals).toMatchObject([{ homeScore: 1, awayScore: 0 }]);
  });
});
