import { aMatch, at, type MatchStory } from '../testing/match-story.js';
import { liveMatch } from '../views/live-match.js';
import type { Correction } from './events.js';
import { inPlayOrder } from './timeline/play-order.js';

const timeline = (story: MatchStory) => inPlayOrder(Object.values(liveMatch(story.state).timeline));
const goals = (story: MatchStory) => timeline(story).filter(({ type }) => type === 'goal');
const line = ({ state }: MatchStory, id: number) => state.players[id];
const correct = (actionId: string, correction: Correction) =>
  ({ type: 'CorrectAction', actionId, correction }) as const;
const assist = (playerId: number) =>
  ({ type: 'RaisePlayerCounter', playerId, counter: 'assists' }) as const;
const scored = (playerId: number) =>
  ({ type: 'RaisePlayerCounter', playerId, counter: 'goals' }) as const;

describe('an assist', () => {
  const afterGoal = () => aMatch().started().when(scored(11), at(3));

  it('belongs to the goal of its team that fell at most half a minute before', () => {
    const story = afterGoal().when(assist(12), at(3, 30));
    expect(goals(story)).toMatchObject([{ scorer: 11, assist: 12, homeScore: 0, awayScore: 1 }]);
    expect(line(story, 12)).toMatchObject({ assists: 1 });
    expect(goals(story.undo())).toMatchObject([{ scorer: 11, assist: null }]);
    expect(line(story, 12)?.assists ?? 0).toBe(0);
  });

  it.each([
    ['later', 12, at(3, 31)],
    ['of the other team', 1, at(3, 5)],
    ['of the scorer', 11, at(3, 5)],
    ['tapped before the goal', 12, at(2, 59)],
  ])('%s only counts', (_, playerId, time) => {
    const story = afterGoal().when(assist(playerId), time);
    expect(goals(story)).toMatchObject([{ assist: null }]);
    expect(line(story, playerId)).toMatchObject({ assists: 1 });
  });

  it('goes to the latest goal without one, never to a penalty or an own goal', () => {
    const story = afterGoal().when(scored(13), at(3, 5)).when(assist(12), at(3, 9));
    story.when(assist(14), at(3, 11)).when(assist(15), at(3, 12));
    expect(goals(story).map((goal) => 'assist' in goal && goal.assist)).toEqual([14, 12]);
    expect(line(story, 15)).toMatchObject({ assists: 1 });
    for (const kind of ['own-goal', 'penalty', 'ten-metres'] as const) {
      const special = aMatch().started().goal('home', null, kind);
      expect(goals(special.when(assist(2), at(0, 20)))).toMatchObject([{ assist: null }]);
    }
  });

  it('goes on counting where its player turns out to be the scorer', () => {
    const story = aMatch().started();
    const open = { type: 'SetScore', team: 'home', score: 1 } as const;
    story.when(open, at(3)).when(assist(2), at(3, 4));
    expect(goals(story)).toMatchObject([{ scorer: null, assist: 2 }]);
    story.when(scored(2), at(3, 9));
    expect(goals(story)).toMatchObject([{ scorer: 2, assist: null, homeScore: 1 }]);
    expect(line(story, 2)).toMatchObject({ goals: 1, assists: 1 });
  });

  it('goes with its goal', () => {
    const story = afterGoal().when(assist(12), at(3, 10));
    const goal = story.state.goals[0]?.id;
    expect(line(story.undo(goal), 12)?.assists ?? 0).toBe(0);
  });
});

describe('a correction', () => {
  it('changes scorer, assist and kind of a goal, with what they count', () => {
    const story = aMatch().started().when(scored(1), at(3)).when(assist(2), at(3, 5));
    const id = story.state.goals[0]?.id ?? '';
    story.when(correct(id, { scorer: 2, assist: 3 }), at(9));
    expect(goals(story)).toMatchObject([{ id, scorer: 2, assist: 3, second: 180 }]);
    expect([1, 2, 3].map((player) => line(story, player)?.goals ?? 0)).toEqual([0, 1, 0]);
    expect([1, 2, 3].map((player) => line(story, player)?.assists ?? 0)).toEqual([0, 0, 1]);
    story.when(correct(id, { kind: 'own-goal', scorer: 12, assist: null }), at(10));
    expect(line(story, 12)?.goals ?? 0).toBe(0);
    expect(liveMatch(story.state)).toMatchObject({ homeScore: 1, awayScore: 0 });
  });

  it('makes a red card of a yellow one, and another player’s', () => {
    const story = aMatch().started().raise(1, 'yellowCards');
    story.when(correct(story.latest.id, { kind: 'redCards', scorer: 12 }), at(9));
    expect(timeline(story).at(-1)).toMatchObject({ type: 'red-card', team: 'away', playerId: 12 });
    expect(line(story, 1)).toMatchObject({ yellowCards: 0, redCards: 0 });
    expect(line(story, 12)).toMatchObject({ redCards: 1 });
  });

  it('puts a goal where it fell, and the scores after it follow', () => {
    const story = aMatch().started().when(scored(1), at(3)).when(scored(11), at(8));
    story.when(correct(story.latest.id, { second: 60 }), at(9));
    expect(goals(story)).toMatchObject([
      { scorer: 11, second: 60, homeScore: 0, awayScore: 1 },
      { scorer: 1, second: 180, homeScore: 1, awayScore: 1 },
    ]);
  });

  it('of a goal’s minute holds up no goal that comes later with an earlier one', () => {
    const story = aMatch().started().when(scored(1), at(0, 30));
    story.when(correct(story.latest.id, { second: 61 }), at(0, 40)).when(scored(11), at(1));
    expect(goals(story)).toMatchObject([
      { scorer: 11, second: 60, homeScore: 0, awayScore: 1 },
      { scorer: 1, second: 61, homeScore: 1, awayScore: 1 },
    ]);
  });

  it('of a goal’s minute is told from a choice of the best player that was replaced', () => {
    const story = aMatch().started().when(scored(1), at(0, 20));
    story.when(correct(story.latest.id, { second: 81 }), at(0, 40));
    story.when({ type: 'ChooseMvp', playerId: 1 }, at(1)).when(scored(11), at(1, 20));
    const inOrder = [
      { scorer: 11, homeScore: 0, awayScore: 1 },
      { scorer: 1, homeScore: 1, awayScore: 1 },
    ];
    expect(goals(story)).toMatchObject(inOrder);
    expect(goals(story.when({ type: 'ChooseMvp', playerId: 11 }, at(2)))).toMatchObject(inOrder);
  });

  it('of a timeout’s team in the first half takes nothing from the second', () => {
    const story = aMatch().started().when({ type: 'TakeTimeout', team: 'home' }, at(10));
    const { id } = story.latest;
    story.when({ type: 'ChangeState', wanted: { matchState: 'half-time' } }, at(20));
    story.when({ type: 'ChangeState', wanted: { matchState: 'second-half' } }, at(30));
    story.when({ type: 'TakeTimeout', team: 'away' }, at(35)).when(correct(id, { team: 'away' }));
    expect(timeline(story)).toContainEqual(expect.objectContaining({ id, team: 'away' }));
    expect(liveMatch(story.state)).toMatchObject({ homeTimeoutsUsed: 0, awayTimeoutsUsed: 1 });
  });

  it('of two tablets that correct different things counts twice', () => {
    const story = aMatch().started().when(scored(1), at(3));
    const { id } = story.latest;
    const before = { scorer: 1, assist: null, kind: 'open-play' } as const;
    story.when(correct(id, { ...before, kind: 'penalty' }), at(9));
    story.when(correct(id, { scorer: 2 }), at(9));
    expect(goals(story)).toMatchObject([{ scorer: 2, kind: 'penalty' }]);
    expect(story.latest).toMatchObject({ data: { actionId: id, scorer: 2 } });
  });

  it('leaves no event where nothing changes, and goes with what it corrects', () => {
    const story = aMatch().started().when(scored(1), at(3));
    const { id, version } = story.latest;
    story.when(correct(id, { scorer: 1, second: 180 }), at(9));
    expect(story.state.version).toBe(version);
    story.when(correct(id, { scorer: 2 }), at(9)).undo(id);
    expect(line(story, 2)?.goals ?? 0).toBe(0);
    expect(story.attempt(correct(id, { scorer: 3 }))).toBe('match.no-such-action');
  });

  it('is refused where the rules would not have let it happen', () => {
    const story = aMatch().started().when(scored(1), at(3));
    const { id } = story.latest;
    const refused = (correction: Correction) => story.attempt(correct(id, correction), at(9));
    expect(refused({ scorer: 11 })).toBe('match.player-not-present');
    expect(refused({ assist: 1 })).toBe('match.own-assist');
    expect(refused({ scorer: null, assist: 2 })).toBe('match.assist-without-scorer');
    expect(refused({ kind: 'redCards' })).toBe('match.not-correctable');
    story.when({ type: 'TakeTimeout', team: 'home' }, at(10));
    expect(story.attempt(correct(story.latest.id, { scorer: 1 }))).toBe('match.not-correctable');
    const whistle = story.log.find(({ type }) => type === 'FirstHalfStarted')?.id ?? '';
    expect(story.attempt(correct(whistle, { second: 5 }))).toBe('match.not-correctable');
    const official = at(24 * 60 + 52);
    const over = aMatch().finished();
    const goal = over.log.at(-1)?.id ?? '';
    expect(over.attempt(correct(goal, { second: 1 }), official)).toBe('match.official');
  });

  it('of the minute leaves an open goal with its assist alone', () => {
    const story = aMatch().started();
    story.when({ type: 'SetScore', team: 'home', score: 1 }, at(3)).when(assist(2), at(3, 4));
    story.when(correct(story.state.goals[0]?.id ?? '', { second: 60 }), at(9));
    expect(goals(story)).toMatchObject([{ second: 60, scorer: null, assist: 2 }]);
  });
});
