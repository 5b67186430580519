import { presetRules } from '../rules/match-rules.js';
import { aMatch, at, home } from '../testing/match-story.js';
import { aMatchUnder, fifa, type PlayStory } from '../testing/play-story.js';
import { liveMatch } from '../views/live-match.js';
import type { MatchCommand } from './commands.js';
import type { Correction } from './events.js';
import { onPitchAt } from './rules/moment.js';
import { type MatchState, scoreOf } from './state.js';

const [scorer = 0, assist = 0] = home;
const corrected = (story: PlayStory, correction: Correction, actionId = story.latest.id) =>
  story.when({ type: 'CorrectAction', actionId, correction }, at(19));
const content = ({ version: _, ...state }: MatchState) => state;

describe('an entry of the wrong team', () => {
  it('that is a goal counts for the other one, without the names', () => {
    const goal: MatchCommand = {
      type: 'RecordGoal',
      team: 'home',
      scorer,
      assist,
      kind: 'open-play',
    };
    const story = aMatchUnder(fifa).playing().when(goal, at(5));
    const before = story.state;
    corrected(story, { team: 'away' });
    expect(scoreOf(story.state)).toEqual({ home: 0, away: 1 });
    expect(story.state.goals).toMatchObject([{ team: 'away', scorer: null, assist: null }]);
    expect(story.state.players[scorer]?.goals).toBe(0);
    expect(content(story.undo().state)).toEqual(content(before));
  });

  it('that is a goal takes the scorer that is named with it', () => {
    const story = aMatchUnder(fifa).playing().scores('home', at(5));
    corrected(story, { team: 'away', scorer: 11 });
    expect(story.state.players[11]?.goals).toBe(1);
    expect(
      story.attempt({
        type: 'CorrectAction',
        actionId: story.state.goals[0]?.id ?? '',
        correction: { scorer },
      }),
    ).toBe('match.player-not-present');
  });

  it('that is a foul counts towards the other one’s kick', () => {
    const story = aMatchUnder(fifa).playing().foul('home', at(5));
    expect(liveMatch(corrected(story, { team: 'away' }).state).fouls).toEqual({ home: 0, away: 1 });
  });

  it('that is a red card leaves the other one short, and the goal after it frees that', () => {
    const story = aMatchUnder(fifa).playing().card(scorer, 'red', at(5));
    const card = story.latest.id;
    corrected(story, { team: 'away' }, card);
    expect(onPitchAt(story.state, at(6))).toEqual({ home: 5, away: 4 });
    expect(story.state.players[scorer]?.redCards).toBe(0);
    story.scores('home', at(6));
    expect(onPitchAt(story.state, at(6, 1))).toEqual({ home: 5, away: 5 });
  });

  it('that is a missed kick or an exclusion changes sides', () => {
    const exclusion = { seconds: 120, endsOnGoal: true, samePlayerReturns: true };
    const story = aMatchUnder({ ...fifa, exclusion }).playing();
    story.when({ type: 'GiveExclusion', team: 'home', playerId: scorer }, at(5));
    corrected(story, { team: 'away', playerId: 12 });
    expect(onPitchAt(story.state, at(6))).toEqual({ home: 5, away: 4 });
    expect(story.state.players[12]?.twoMinPenalties).toBe(1);
    const missed = { kind: 'penalty', playerId: null, how: 'saved' } as const;
    story.when({ type: 'RecordMissedKick', team: 'home', ...missed }, at(6));
    const { id } = story.latest;
    corrected(story, { team: 'away' });
    expect(liveMatch(story.state).timeline[id]).toMatchObject({ team: 'away' });
  });

  it('that is a timeout is the other one’s, while it runs and in the allowance', () => {
    const story = aMatchUnder(fifa).playing().when({ type: 'TakeTimeout', team: 'home' }, at(5));
    const { id } = story.latest;
    corrected(story, { team: 'away' });
    expect(story.state.timeouts).toEqual({ home: 0, away: 1 });
    expect(liveMatch(story.state).timeout).toMatchObject({ team: 'away' });
    expect(story.undo().state.timeouts).toEqual({ home: 1, away: 0 });
    story.when({ type: 'TakeTimeout', team: 'away' }, at(8));
    expect(
      story.attempt({ type: 'CorrectAction', actionId: id, correction: { team: 'away' } }),
    ).toBe('match.timeout-used');
  });

  it('that is a timeout is the other one’s only if it has one left, also without a rule sheet', () => {
    const story = aMatch().started().when({ type: 'TakeTimeout', team: 'away' }, at(5));
    story.when({ type: 'TakeTimeout', team: 'home' }, at(6));
    const moved: MatchCommand = {
      type: 'CorrectAction',
      actionId: story.latest.id,
      correction: { team: 'away' },
    };
    expect(story.attempt(moved, at(7))).toBe('match.timeout-used');
    story.reach('half-time', at(21)).reach('second-half', at(30));
    story.when({ type: 'TakeTimeout', team: 'home' }, at(31));
    story.when({ ...moved, actionId: story.latest.id }, at(32));
    expect(story.state.timeouts).toEqual({ home: 0, away: 1 });
  });

  it('that is a kick counts for the other one, unless that would have decided it before', () => {
    const cup = { ...presetRules.tournament, extraTime: null };
    const story = aMatchUnder(cup).started().inPeriod(5);
    story.kicks(['home', true], ['home', false]);
    corrected(story, { team: 'away' });
    expect(liveMatch(story.state).shootout?.kicks).toMatchObject([
      { team: 'home', scored: true },
      { team: 'away', scored: false },
    ]);
  });

  it('that arrives before a late turn of the clock stays the other one’s', () => {
    const story = aMatchUnder({ ...fifa, timeoutStopsClock: true }).playing();
    story.when({ type: 'TakeTimeout', team: 'home' }, at(5));
    corrected(story, { team: 'away' });
    story.clock('stop', at(4)).clock('start', at(4, 30));
    expect(liveMatch(story.state).timeout).toMatchObject({ team: 'away' });
  });
});
