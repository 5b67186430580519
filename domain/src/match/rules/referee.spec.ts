import { at } from '../../testing/match-story.js';
import { aMatchUnder, fifa, type PlayStory } from '../../testing/play-story.js';
import { liveMatch } from '../../views/live-match.js';
import type { MatchCommand } from '../commands.js';
import type { Correction } from '../events.js';
import { adviceOf, pendingKickAt } from './assistant.js';
import { onPitchAt } from './moment.js';

/** Situations of real matches in which a model of the laws errs easily. */

const cup = {
  ...fifa,
  extraTime: { halves: 2 as const, minutes: 5 },
  kicks: { first: 5 as const },
  winnerNeeded: true,
};
const codes = ({ state }: PlayStory, time: string) => adviceOf(state, time).map(({ code }) => code);
const correct = (story: PlayStory, actionId: string, correction: Correction, time: string) =>
  story.when({ type: 'CorrectAction', actionId, correction }, time);
const extended: MatchCommand = { type: 'ExtendPeriod', period: 1, for: 'penalty' };

describe('a penalty after the horn', () => {
  const overtime = () => aMatchUnder(fifa).playing().foul('away', at(19, 58), 'penalty');

  it('that was tapped as a goal and named a penalty afterwards makes the end due again', () => {
    const story = overtime().when(extended, at(20, 5)).scores('home', at(20, 40));
    expect(codes(story, at(20, 41))).not.toContain('period-expired');
    correct(story, story.latest.id, { kind: 'penalty' }, at(20, 45));
    expect(codes(story, at(20, 46))).toContain('period-expired');
  });

  it('that was no penalty but a 10 m kick leaves the extension for the penalty open', () => {
    const story = overtime().when(extended, at(20, 5)).scores('home', at(20, 40), 'penalty');
    correct(story, story.latest.id, { kind: 'ten-metres' }, at(20, 45));
    expect(codes(story, at(20, 46))).not.toContain('period-expired');
  });

  it('frees a place at the last second of the half', () => {
    const story = aMatchUnder(fifa).playing().card(11, 'red', at(19, 30));
    story.foul('away', at(19, 58), 'penalty').when(extended, at(20, 5));
    story.scores('home', at(20, 40), 'penalty');
    expect(story.latest).toMatchObject({ period: 1, played: 1_200 });
    expect(onPitchAt(story.state, at(20, 41))).toEqual({ home: 5, away: 5 });
  });
});

describe('a team that is short', () => {
  it('gets nobody back by a goal that turns out to be from before the red card', () => {
    const story = aMatchUnder(fifa).playing().card(1, 'red', at(10)).scores('away', at(10, 30));
    correct(story, story.latest.id, { played: 590 }, at(10, 40));
    expect(onPitchAt(story.state, at(10, 41))).toEqual({ home: 4, away: 5 });
  });

  it('gets one back by a goal after two red cards of the same second', () => {
    const story = aMatchUnder(fifa).playing().card(1, 'red', at(10)).card(2, 'red', at(10));
    expect(onPitchAt(story.state, at(10, 1))).toEqual({ home: 3, away: 5 });
    expect(onPitchAt(story.scores('away', at(10, 20)).state, at(10, 21))).toEqual({
      home: 4,
      away: 5,
    });
  });

  it('gets one back by its own goal', () => {
    const story = aMatchUnder(fifa).playing().card(1, 'red', at(10));
    story.scores('away', at(10, 20), 'own-goal');
    expect(onPitchAt(story.state, at(10, 21))).toEqual({ home: 5, away: 5 });
  });

  it('after a red card in the break is short for the first two minutes of the second half', () => {
    const story = aMatchUnder(fifa).playing().reach('half-time', at(21)).card(1, 'red', at(25));
    story.reach('second-half', at(30)).clock('start', at(31));
    expect(onPitchAt(story.state, at(32, 59))).toEqual({ home: 4, away: 5 });
    expect(onPitchAt(story.state, at(33))).toEqual({ home: 5, away: 5 });
  });

  it('loses no place by the second yellow of a substitute, but one player of its list', () => {
    const story = aMatchUnder(fifa)
      .withLists({ home: [1, 2, 3, 4, 5] })
      .playing();
    story.card(5, 'yellow', at(3)).card(5, 'second-yellow', at(4), 'bench');
    expect(onPitchAt(story.state, at(5))).toEqual({ home: 4, away: 5 });
    expect(liveMatch(story.state).reductions).toEqual([]);
  });

  it('is whole in extra time once its time was played over the break', () => {
    const story = aMatchUnder(cup).started().playingAgain().card(1, 'red', at(49));
    story.extra(3, 'start', at(55)).clock('start', at(55));
    expect(onPitchAt(story.state, at(55, 59))).toEqual({ home: 4, away: 5 });
    expect(onPitchAt(story.state, at(56, 1))).toEqual({ home: 5, away: 5 });
  });
});

describe('fouls', () => {
  it('that turn out to be of the first half leave the second half’s count', () => {
    const story = aMatchUnder(fifa).playing().playingAgain().fouls('home', 5, at(31));
    correct(story, story.latest.id, { period: 1, played: 1_190 }, at(32));
    expect(liveMatch(story.state).fouls).toEqual({ home: 4, away: 0 });
    expect(codes(story, at(32))).not.toContain('fifth-foul');
  });

  it('of extra time go on from those of the second half, the sixth gives a kick', () => {
    const story = aMatchUnder(cup).started().playingAgain().fouls('home', 5, at(31));
    story.extra(3, 'start', at(55)).clock('start', at(55)).foul('home', at(55, 30));
    expect(liveMatch(story.state).fouls).toEqual({ home: 6, away: 0 });
    expect(pendingKickAt(story.state, at(55, 31))).toMatchObject({
      team: 'away',
      kind: 'ten-metres',
    });
  });

  it('beyond the fifth that are punished with a penalty give a penalty and do not count', () => {
    const story = aMatchUnder(fifa)
      .playing()
      .fouls('home', 5, at(3))
      .foul('home', at(4), 'penalty');
    expect(liveMatch(story.state).fouls).toEqual({ home: 5, away: 0 });
    expect(pendingKickAt(story.state, at(4, 1))).toMatchObject({ team: 'away', kind: 'penalty' });
  });

  it('whose kick was missed in place of the other side’s leave no kick when that is corrected', () => {
    const story = aMatchUnder(fifa).playing().fouls('home', 6, at(3));
    story.when(
      {
        type: 'RecordMissedKick',
        team: 'home',
        kind: 'penalty',
        playerId: null,
        how: 'wide',
      },
      at(3, 20),
    );
    correct(story, story.latest.id, { team: 'away', kind: 'ten-metres' }, at(3, 30));
    expect(pendingKickAt(story.state, at(3, 31))).toBeNull();
    expect(liveMatch(story.state).awayShots).toBe(1);
  });
});

describe('timeouts', () => {
  const taken: MatchCommand = { type: 'TakeTimeout', team: 'home' };

  it('that were asked for and not granted are gone with the half', () => {
    const story = aMatchUnder(fifa)
      .playing()
      .when({ type: 'RequestTimeout', team: 'home' }, at(19));
    story.playingAgain();
    expect(codes(story, at(31))).not.toContain('timeout-requested');
    expect(story.attempt(taken, at(32))).toBeNull();
  });

  it('that move to the half they were in give the second half its own back', () => {
    const story = aMatchUnder(fifa).playing().playingAgain().when(taken, at(31));
    const { id } = story.latest;
    correct(story, id, { period: 1, played: 1_100 }, at(32));
    expect(story.state.timeouts.home).toBe(0);
    expect(story.attempt(taken, at(33))).toBeNull();
    expect(liveMatch(story.state).periods?.map(({ timeouts }) => timeouts.home.length)).toEqual([
      1, 1,
    ]);
  });
});

it('a goal that was tapped after the half-time whistle and moved to the half is in its score', () => {
  const story = aMatchUnder(fifa).playing().reach('half-time', at(21)).scores('home', at(21, 3));
  correct(story, story.latest.id, { period: 1, played: 1_199 }, at(21, 9));
  expect(liveMatch(story.state).halfTimeScore).toEqual({ home: 1, away: 0 });
  story.reach('second-half', at(30)).clock('start', at(30)).scores('home', at(31));
  expect(liveMatch(story.state).halfTimeScore).toEqual({ home: 1, away: 0 });
});

it('a player who was sent off in the kicks and kicks again is told', () => {
  const story = aMatchUnder(cup).started().playingAgain().shootout(at(55)).card(1, 'red', at(56));
  story.when({ type: 'TakeShootoutKick', team: 'home', playerId: 1, scored: true }, at(57));
  expect(codes(story, at(58))).toContain('sent-off-player');
});

it('a half-time whistle that came too early loses nothing of what was played on', () => {
  const story = aMatchUnder(fifa).playing().clock('stop', at(10)).reach('half-time', at(11));
  const whistle = story.latest.id;
  story.undo(whistle).clock('start', at(12)).scores('home', at(13)).reach('half-time', at(23));
  expect(story.state.goals).toHaveLength(1);
  expect(story.log.find(({ type }) => type === 'GoalScored')).toMatchObject({ played: 660 });
});

describe('what two tablets and late taps make of it', () => {
  const red: MatchCommand = {
    type: 'ShowCard',
    team: 'home',
    playerId: 1,
    official: null,
    card: 'red',
    place: 'pitch',
  };

  it('is the order of play: a red card that arrives after the goal behind it was freed by that', () => {
    const story = aMatchUnder(fifa).playing().scores('away', at(11));
    story.elsewhere(red, at(10), at(12, 30));
    expect(onPitchAt(story.state, at(12, 31))).toEqual({ home: 5, away: 5 });
    expect(liveMatch(story.state).endedReductions).toMatchObject([
      { endedBy: 'goal', until: { period: 1, played: 660 } },
    ]);
  });

  it('is one place for a player who is excluded and sent off on his way out', () => {
    const rules = {
      ...cup,
      exclusion: { seconds: 120, endsOnGoal: true, samePlayerReturns: true },
    };
    const story = aMatchUnder(rules).playing();
    story.when({ type: 'GiveExclusion', team: 'home', playerId: 1 }, at(10)).when(red, at(11));
    expect(onPitchAt(story.state, at(12, 30))).toEqual({ home: 4, away: 5 });
    expect(onPitchAt(story.state, at(13, 1))).toEqual({ home: 5, away: 5 });
  });

  it('is a foul of the half in which it was whistled, entered when the horn had gone', () => {
    const story = aMatchUnder(fifa).playing().foul('home', at(20, 20)).reach('half-time', at(21));
    expect(liveMatch(story.state).periods?.[0]?.fouls.home).toEqual([{ played: 1_200 }]);
    story.foul('home', at(21, 10)).reach('second-half', at(30));
    expect(liveMatch(story.state).fouls).toEqual({ home: 0, away: 0 });
  });

  it('is a timeout that ends with its half: it starts no clock in the next one', () => {
    const rules = { ...cup, clockMode: 'running' as const, timeoutStopsClock: true };
    const story = aMatchUnder(rules).started().when({ type: 'TakeTimeout', team: 'home' }, at(19));
    story.reach('half-time', at(19, 30)).reach('second-half', at(30)).clock('stop', at(30, 1));
    expect(story.attempt({ type: 'EndTimeout', team: 'home' }, at(30, 30))).toBeNull();
    expect(liveMatch(story.state).clock).toMatchObject({ running: false, playedSeconds: 1 });
  });

  it('is a second yellow that becomes a first one: nobody is short, and the player may score', () => {
    const story = aMatchUnder(fifa)
      .playing()
      .card(1, 'yellow', at(3))
      .card(1, 'second-yellow', at(5));
    const { id } = story.latest;
    story.when(
      { type: 'RecordGoal', team: 'home', scorer: 1, assist: null, kind: 'open-play' },
      at(6),
    );
    expect(codes(story, at(6, 1))).toContain('sent-off-player');
    correct(story, id, { playerId: 2, card: 'yellow' }, at(7));
    expect(codes(story, at(7, 1))).toEqual([]);
    expect(onPitchAt(story.state, at(7, 1))).toEqual({ home: 5, away: 5 });
  });

  it('is a goal of extra time that was scored in the second half: extra time is told as needless', () => {
    const story = aMatchUnder(cup).started().playingAgain().extra(3, 'start', at(55));
    story.clock('start', at(55)).scores('home', at(56));
    correct(story, story.latest.id, { period: 2, played: 1_100 }, at(57));
    expect(codes(story, at(57, 1))).toContain('extra-time-not-level');
    expect(liveMatch(story.state).regularTimeScore).toEqual({ home: 1, away: 0 });
  });

  it('is an abandoned match in a timeout: it goes on after it, from where it stood', () => {
    const rules = { ...cup, clockMode: 'running' as const, timeoutStopsClock: true };
    const story = aMatchUnder(rules).started().when({ type: 'TakeTimeout', team: 'home' }, at(5));
    story.when({ type: 'ChangeState', wanted: { status: 'cancelled' } }, at(5, 30)).undo();
    story.when({ type: 'EndTimeout', team: 'home' }, at(10_000));
    expect(liveMatch(story.state).clock).toMatchObject({ playedSeconds: 300 });
  });
});
