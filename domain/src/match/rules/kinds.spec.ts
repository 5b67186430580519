import { at, home } from '../../testing/match-story.js';
import { aMatchUnder, fifa, type PlayStory } from '../../testing/play-story.js';
import { liveMatch } from '../../views/live-match.js';
import type { Correction } from '../events.js';
import { adviceOf, pendingKickAt } from './assistant.js';
import { onPitchAt, reductionsAt } from './moment.js';

/**
 * What the cases of a match day (`cases.spec.ts`, `stretches.spec.ts`, `lists.spec.ts`) have in common, by its name,
 * with further examples of each.
 */

const codes = ({ state }: PlayStory, time: string) => adviceOf(state, time).map(({ code }) => code);
const corrected = (story: PlayStory, actionId: string, correction: Correction) =>
  story.when({ type: 'CorrectAction', actionId, correction }, at(19));

describe('entries are ordered by what happened first, not by what the clock showed', () => {
  it('a second yellow card at 14:52 follows the first of 15:00', () => {
    const story = aMatchUnder(fifa).playing().clock('stop', at(15)).card(1, 'yellow', at(15, 2));
    story.correctClock(890, at(15, 5)).clock('start', at(15, 10));
    story.card(1, 'second-yellow', at(15, 12));
    expect(codes(story, at(15, 13))).not.toContain('second-yellow-alone');
  });

  it('a goal at 11:50 frees the place of the red card of 12:00, not that of the one after it', () => {
    const story = aMatchUnder(fifa).playing().clock('stop', at(12)).card(1, 'red', at(12, 2));
    story.correctClock(700, at(12, 5)).clock('start', at(12, 10)).card(2, 'red', at(12, 15));
    story.scores('away', at(12, 20));
    expect(onPitchAt(story.state, at(12, 21))).toEqual({ home: 4, away: 5 });
    // The second red card was shown five seconds before the goal.
    expect(reductionsAt(story.state, at(12, 20))).toMatchObject([{ remainingSeconds: 115 }]);
  });
});

describe('numbers on the pitch are bounded by who is there', () => {
  it('a list of five is five where six play', () => {
    const story = aMatchUnder({ ...fifa, playersOnPitch: 6 })
      .withLists({ home })
      .playing();
    expect(onPitchAt(story.state, at(1))).toEqual({ home: 5, away: 6 });
  });

  it('a list of six with two sent off is four for the rest of the match', () => {
    const story = aMatchUnder(fifa)
      .withLists({ home: [...home, 6] })
      .playing();
    story.card(1, 'red', at(5)).card(2, 'red', at(5));
    expect(onPitchAt(story.state, at(6))).toEqual({ home: 3, away: 5 });
    expect(onPitchAt(story.state, at(7))).toEqual({ home: 4, away: 5 });
    expect(onPitchAt(story.state, at(19))).toEqual({ home: 4, away: 5 });
  });
});

describe('one person costs one place', () => {
  it('a red card that is undone and shown again', () => {
    const story = aMatchUnder(fifa).playing().card(1, 'red', at(5)).undo();
    story.card(1, 'red', at(5, 30));
    expect(onPitchAt(story.state, at(6))).toEqual({ home: 4, away: 5 });
    expect(reductionsAt(story.state, at(6))).toMatchObject([{ remainingSeconds: 90 }]);
  });

  it('a red card that is corrected to a player who was sent off already', () => {
    const story = aMatchUnder(fifa).playing().card(1, 'red', at(5)).card(2, 'red', at(5, 10));
    expect(onPitchAt(story.state, at(6))).toEqual({ home: 3, away: 5 });
    corrected(story, story.latest.id, { playerId: 1 });
    expect(onPitchAt(story.state, at(6))).toEqual({ home: 4, away: 5 });
  });
});

describe('a tap that changes nothing now matters when another one is undone', () => {
  it('the same red card of a second tablet, when the first one is undone', () => {
    const story = aMatchUnder(fifa).playing().card(1, 'red', at(5));
    const first = story.latest.id;
    story.card(1, 'red', at(5, 4)).undo(first);
    expect(onPitchAt(story.state, at(6))).toEqual({ home: 4, away: 5 });
    expect(onPitchAt(story.state, at(7, 4))).toEqual({ home: 5, away: 5 });
  });

  it('a second goal against four, when the first one is undone', () => {
    const story = aMatchUnder(fifa).playing().card(1, 'red', at(10)).scores('away', at(10, 30));
    const first = story.latest.id;
    story.scores('away', at(11));
    const second = story.latest.id;
    expect(onPitchAt(story.undo(first).state, at(11, 30))).toEqual({ home: 5, away: 5 });
    expect(onPitchAt(story.undo(second).state, at(11, 30))).toEqual({ home: 4, away: 5 });
  });
});

describe('entries hold their time by the clock that stands', () => {
  const timeOf = ({ state }: PlayStory, id: string) => liveMatch(state).timeline[id];

  it('a foul under a stop that was a mistake', () => {
    const story = aMatchUnder(fifa).playing().clock('stop', at(10));
    const stop = story.latest.id;
    story.foul('home', at(11, 30));
    const foul = story.latest.id;
    expect(timeOf(story, foul)).toMatchObject({ played: 600 });
    expect(timeOf(story.undo(stop), foul)).toMatchObject({ played: 690 });
  });

  it('a goal after the clock was set to a wrong time, and nothing that was set by hand', () => {
    const story = aMatchUnder(fifa).playing().correctClock(300, at(10));
    const wrong = story.latest.id;
    story.scores('away', at(10, 10));
    const goal = story.latest.id;
    story.scores('home', at(10, 20));
    const byHand = story.latest.id;
    corrected(story, byHand, { played: 500 });
    expect(timeOf(story, goal)).toMatchObject({ played: 310 });
    story.undo(wrong);
    expect(timeOf(story, goal)).toMatchObject({ played: 610 });
    expect(timeOf(story, byHand)).toMatchObject({ played: 500 });
  });

  it('the move is an entry of the log, which is undone like a correction by hand', () => {
    const story = aMatchUnder(fifa).playing().clock('stop', at(10));
    const stop = story.latest.id;
    story.foul('home', at(11, 30));
    const foul = story.latest.id;
    story.undo(stop);
    expect(story.latest).toMatchObject({ type: 'ActionCorrected', data: { actionId: foul } });
    expect(timeOf(story.undo(), foul)).toMatchObject({ played: 600 });
  });
});

describe('what was entered is corrected in place, with everything that follows from it', () => {
  it('the sixth foul was the other team’s: five and one, and no kick', () => {
    const story = aMatchUnder(fifa).playing().fouls('home', 6, at(18, 50));
    expect(pendingKickAt(story.state, at(19))).toMatchObject({ team: 'away' });
    corrected(story, story.latest.id, { team: 'away' });
    expect(liveMatch(story.state).fouls).toEqual({ home: 5, away: 1 });
    expect(pendingKickAt(story.state, at(19))).toBeNull();
  });

  it('the sixth foul was a penalty, which FIFA does not count', () => {
    const story = aMatchUnder(fifa).playing().fouls('home', 6, at(18, 50));
    corrected(story, story.latest.id, { restart: 'penalty' });
    expect(liveMatch(story.state).fouls).toEqual({ home: 5, away: 0 });
    expect(pendingKickAt(story.state, at(19))).toMatchObject({ team: 'away', kind: 'penalty' });
  });

  it('the red card was a yellow one: nobody was short, and its undo makes them short again', () => {
    const story = aMatchUnder(fifa).playing().card(1, 'red', at(18));
    corrected(story, story.latest.id, { card: 'yellow' });
    expect(onPitchAt(story.state, at(19))).toEqual({ home: 5, away: 5 });
    expect(story.state.players[1]).toMatchObject({ yellowCards: 1, redCards: 0 });
    expect(onPitchAt(story.undo().state, at(19))).toEqual({ home: 4, away: 5 });
  });
});

describe('signals mean what the law says: the fifth foul has the horn', () => {
  it('a penalty is the fifth where the sheet counts it, and none with FIFA', () => {
    const after = (rules: typeof fifa) =>
      codes(
        aMatchUnder(rules).playing().fouls('home', 4, at(1)).foul('home', at(2), 'penalty'),
        at(2),
      );
    expect(after(fifa)).not.toContain('fifth-foul');
    expect(after({ ...fifa, penaltyCountsAsFoul: true })).toContain('fifth-foul');
  });

  it('each half has its own fifth', () => {
    const story = aMatchUnder(fifa).playing().fouls('home', 5, at(1)).playingAgain();
    expect(codes(story.fouls('home', 4, at(31)), at(31))).not.toContain('fifth-foul');
    expect(codes(story.foul('home', at(32)), at(32))).toContain('fifth-foul');
  });
});
