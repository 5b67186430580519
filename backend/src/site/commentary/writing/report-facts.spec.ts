import {
  type Card,
  type Correction,
  type MatchCommand,
  presetRules,
  type TeamSide,
} from '@kolo/domain';
import { aMatch, at } from '../../../../../domain/src/testing/match-story.js';
import { reportFacts } from './report-facts.js';
import { storyOf } from './story.js';
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

describe('a match with a rule sheet', () => {
  const names = new Map([1, 2, 11].map((id) => [id, `Igrač ${id}`]));
  const around = { home: teamFactsOf('Bura'), away: teamFactsOf('Val'), names };
  const rules = presetRules.tournament;
  const card = (playerId: number, shown: Card): MatchCommand => {
    const where = { team: 'home', playerId, official: null, place: 'pitch' } as const;
    return { type: 'ShowCard', ...where, card: shown };
  };
  const goal = (team: TeamSide, scorer: number) =>
    ({ type: 'RecordGoal', team, scorer, assist: null, kind: 'open-play' }) as const;

  it('reports a second yellow card, and minutes of playing time', () => {
    const story = aMatch().under(rules).started();
    story.when(card(1, 'yellow'), at(2)).when(card(1, 'second-yellow'), at(4));
    story.when(goal('home', 2), at(7)).reach('half-time', at(20)).reach('second-half', at(25));
    story.reach('completed', at(50));
    const report = reportFacts(story.state, around);
    expect(report?.cards).toEqual([
      { player: 'Igrač 1', team: 'home', colour: 'yellow', minute: '3' },
      { player: 'Igrač 1', team: 'home', colour: 'red', minute: '5', isSecondYellow: true },
    ]);
    expect(report).toMatchObject({ decision: null, goals: [{ minute: '8' }] });
  });

  it.each([
    [15, 38, 'late-winner'],
    [25, 40, 'narrow'],
    [25, 49, 'late-winner'],
  ])('of halves of %i minutes calls a goal at %i late or not: %s', (halfMinutes, minute, kind) => {
    const story = aMatch()
      .under({ ...rules, halfMinutes })
      .started();
    story.reach('half-time', at(24)).reach('second-half', at(25));
    story.when(goal('home', 2), at(minute)).reach('completed', at(55));
    const report = reportFacts(story.state, around);
    expect(report && storyOf(report).kind).toBe(kind);
  });

  it('reports extra time, and goals in it', () => {
    const story = aMatch().under(rules).inExtraTime().when(goal('away', 11), at(57));
    story.when({ type: 'ControlPeriod', period: 3, action: 'end' }, at(61));
    story.when({ type: 'ControlPeriod', period: 4, action: 'start' }, at(62));
    story.when({ type: 'ControlPeriod', period: 4, action: 'end' }, at(68));
    const report = reportFacts(story.reach('completed', at(69)).state, around);
    expect(report).toMatchObject({ decision: { by: 'extra-time' }, goals: [{ minute: '33' }] });
  });

  it('reports kicks, which are no goals', () => {
    const story = aMatch().under({ ...rules, extraTime: null, kicks: { first: 1 } });
    story.inSecondHalf().when({ type: 'StartShootout', first: 'home' }, at(60));
    const kick = (team: TeamSide, scored: boolean) =>
      ({ type: 'TakeShootoutKick', team, playerId: null, scored }) as const;
    story.when(kick('home', false), at(61)).when(kick('away', true), at(62));
    expect(reportFacts(story.reach('completed', at(63)).state, around)).toMatchObject({
      score: { home: 0, away: 0 },
      decision: { by: 'kicks', winner: 'away', score: { home: 0, away: 1 } },
      goals: [],
    });
  });
});
