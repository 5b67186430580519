import type { Correction } from '@kolo/domain';
import { aMatch, at } from '../../../../../domain/src/testing/match-story.js';
import { reportFacts } from './report-facts.js';
import { teamFactsOf } from './testing/sample-facts.js';

const scored = (playerId: number) =>
  ({ type: 'RaisePlayerCounter', playerId, counter: 'goals' }) as const;

it('reports goals and cards as they were corrected', () => {
  const story = aMatch().started().when(scored(1), at(3)).when(scored(11), at(8));
  const correct = (correction: Correction) =>
    ({ type: 'CorrectAction', actionId: story.latest.id, correction }) as const;
  story.when(correct({ second: 60, scorer: 12 }), at(9)).raise(2, 'yellowCards');
  story.when(correct({ kind: 'redCards', second: 120 }), at(9));
  for (const part of ['half-time', 'second-half', 'completed'] as const) story.reach(part, at(50));
  const names = new Map([12, 2].map((id) => [id, `Igrač ${id}`]));
  const report = reportFacts(story.state, {
    home: teamFactsOf('Bura'),
    away: teamFactsOf('Val'),
    names,
  });
  expect(report?.goals).toMatchObject([
    { scorer: 'Igrač 12', minute: '2', score: { home: 0, away: 1 } },
    { minute: '4', score: { home: 1, away: 1 } },
  ]);
  expect(report?.cards).toMatchObject([{ player: 'Igrač 2', colour: 'red', minute: '3' }]);
});
