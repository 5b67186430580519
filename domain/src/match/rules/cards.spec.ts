import { at } from '../../testing/match-story.js';
import { aMatchUnder, fifa, type PlayStory } from '../../testing/play-story.js';
import { FollowedMatch, liveMatch } from '../../views/live-match.js';
import { inPlayOrder } from '../timeline/play-order.js';
import { adviceOf } from './assistant.js';

const match = () => aMatchUnder(fifa).playing();
const line = ({ state }: PlayStory, playerId: number) => state.players[playerId];
const advice = ({ state }: PlayStory) => adviceOf(state, at(15));
const correct = (actionId: string, correction: object) =>
  ({ type: 'CorrectAction', actionId, correction }) as const;

describe('cards', () => {
  it('raise the counters that they always raised', () => {
    const story = match().card(1, 'yellow', at(1)).card(1, 'second-yellow', at(2));
    expect(line(story, 1)).toMatchObject({ yellowCards: 1, redCards: 1, twoMinPenalties: 0 });
    expect(line(story.card(12, 'red', at(3)), 12)).toMatchObject({ yellowCards: 0, redCards: 1 });
  });

  it('exclude for two minutes with the second yellow where the sheet says so', () => {
    const exclusion = { seconds: 120, endsOnGoal: false, samePlayerReturns: true };
    const story = aMatchUnder({ ...fifa, secondYellow: 'exclusion', exclusion }).playing();
    story.card(1, 'yellow', at(1)).card(1, 'second-yellow', at(2));
    expect(line(story, 1)).toMatchObject({ yellowCards: 2, redCards: 0, twoMinPenalties: 1 });
    expect(liveMatch(story.state).reductions).toMatchObject([{ cause: 'exclusion', playerId: 1 }]);
  });

  it('stand in the timeline, with whoever got them', () => {
    const story = match().card(12, 'second-yellow', at(2));
    const official = { type: 'ShowCard', team: 'home', playerId: null, official: 'coach' } as const;
    story.when({ ...official, card: 'yellow', place: 'bench' }, at(1));
    const shown = inPlayOrder(Object.values(liveMatch(story.state).timeline));
    expect(shown.slice(1)).toMatchObject([
      {
        type: 'yellow-card',
        team: 'home',
        playerId: null,
        official: 'coach',
        period: 1,
        played: 60,
      },
      { type: 'second-yellow-card', team: 'away', playerId: 12, played: 120 },
    ]);
  });

  it('are for one person of the team', () => {
    const card = { type: 'ShowCard', team: 'home', card: 'red', place: 'pitch' } as const;
    const story = match();
    expect(story.attempt({ ...card, playerId: 1, official: 'coach' })).toBe('match.card-for-two');
    expect(story.attempt({ ...card, playerId: 11, official: null })).toBe(
      'match.player-not-present',
    );
  });

  it('are corrected with what they count', () => {
    const story = match().card(1, 'yellow', at(3));
    const { id } = story.latest;
    story.when(correct(id, { card: 'red', playerId: 2, place: 'bench' }), at(4));
    expect(line(story, 1)).toMatchObject({ yellowCards: 0, redCards: 0 });
    expect(line(story, 2)).toMatchObject({ redCards: 1 });
    expect(liveMatch(story.state).onPitch).toEqual({ home: 5, away: 5 });
    story.when(correct(id, { place: 'pitch' }), at(4));
    expect(liveMatch(story.state).onPitch).toEqual({ home: 4, away: 5 });
    story.undo(story.latest.id);
    expect(liveMatch(story.state).onPitch).toEqual({ home: 5, away: 5 });
    story.undo(id);
    expect(line(story, 2)?.redCards ?? 0).toBe(0);
  });

  it('are corrected for those who follow the match event by event', () => {
    const story = match().card(1, 'yellow', at(3));
    const followed = new FollowedMatch(story.state);
    expect(followed.live.onPitch).toEqual({ home: 5, away: 5 });
    followed.take(story.when(correct(story.latest.id, { card: 'red' }), at(4)).latest);
    expect(followed.live.onPitch).toEqual({ home: 4, away: 5 });
    followed.take(story.scores('away', at(5)).latest);
    expect(followed.live.onPitch).toEqual({ home: 5, away: 5 });
  });

  it('are corrected to an official and back, and count for the player alone', () => {
    const story = match().card(1, 'red', at(3));
    const { id } = story.latest;
    const who = () => {
      const entry = liveMatch(story.state).timeline[id];
      if (entry?.type !== 'red-card') throw new Error('The card is gone');
      return [entry.playerId, entry.official];
    };
    story.when(correct(id, { official: 'coach' }), at(3, 10));
    expect(who()).toEqual([null, 'coach']);
    expect(line(story, 1)).toMatchObject({ redCards: 0 });
    expect(liveMatch(story.state).onPitch).toEqual({ home: 5, away: 5 });
    story.when(correct(id, { playerId: 2 }), at(3, 20));
    expect(who()).toEqual([2, undefined]);
    expect(line(story, 2)).toMatchObject({ redCards: 1 });
    expect(liveMatch(story.state).onPitch).toEqual({ home: 4, away: 5 });
    story.when(correct(id, { official: 'physio' }), at(3, 30)).undo(story.latest.id);
    expect(who()).toEqual([2, undefined]);
    story.when(correct(id, { playerId: null }), at(3, 40));
    expect(who()).toEqual([null, undefined]);
  });

  it('stay with whoever was named last where the correction between is undone', () => {
    const story = match().card(null, 'yellow', at(3));
    const { id } = story.latest;
    story.when(correct(id, { official: 'coach' }), at(4));
    story.when(correct(id, { official: null }), at(5));
    const between = story.latest.id;
    story.when(correct(id, { playerId: 1 }), at(6)).undo(between);
    expect(line(story, 1)).toMatchObject({ yellowCards: 1 });
    expect(liveMatch(story.state).timeline[id]).toMatchObject({ playerId: 1 });
    expect(liveMatch(story.state).timeline[id]).not.toHaveProperty('official');
  });

  it('are not corrected to two persons, and only cards to an official', () => {
    const story = match().card(1, 'yellow', at(3));
    const { id } = story.latest;
    expect(story.attempt(correct(id, { playerId: 2, official: 'coach' }))).toBe(
      'match.card-for-two',
    );
    story.scores('home', at(4));
    expect(story.attempt(correct(story.latest.id, { official: 'coach' }))).toBe(
      'match.not-correctable',
    );
  });

  it('of the contract’s counters go on counting, and leave the numbers alone', () => {
    const story = match().raise(1, 'redCards').raise(2, 'twoMinPenalties');
    expect(line(story, 1)).toMatchObject({ redCards: 1 });
    expect(liveMatch(story.state)).toMatchObject({ onPitch: { home: 5, away: 5 }, reductions: [] });
  });
});

describe('the assistant about players', () => {
  it('offers a second yellow where a plain one was shown twice', () => {
    const story = match().card(1, 'yellow', at(1)).card(1, 'yellow', at(2));
    const { id } = story.latest;
    const again = { code: 'same-player-again', team: 'home', playerId: 1, actionId: id };
    expect(advice(story)).toEqual([again]);
    story.when(correct(id, { card: 'second-yellow' }), at(3));
    expect(advice(story)).not.toContainEqual(again);
    expect(line(story, 1)).toMatchObject({ yellowCards: 1, redCards: 1 });
  });

  it('tells of what names a player after the sending-off, and not of what was before', () => {
    const story = match()
      .card(1, 'red', at(5))
      .when(
        { type: 'RecordGoal', team: 'home', scorer: 1, assist: null, kind: 'open-play' },
        at(4),
      );
    const flags = () => advice(story).filter(({ code }) => code === 'sent-off-player');
    expect(flags()).toEqual([]);
    story.when(
      { type: 'RecordGoal', team: 'home', scorer: 2, assist: 1, kind: 'open-play' },
      at(6),
    );
    const { id: actionId } = story.latest;
    expect(flags()).toEqual([{ code: 'sent-off-player', team: 'home', playerId: 1, actionId }]);
  });

  it('tells before the first whistle of a list that is too long', () => {
    const story = aMatchUnder({ ...fifa, listMax: 4 }).initialised();
    expect(advice(story).map(({ code, team }) => `${code} ${team}`)).toEqual([
      'list-too-long home',
      'list-too-long away',
    ]);
    expect(advice(story.reach('first-half', at(0)))).toEqual([]);
  });
});
