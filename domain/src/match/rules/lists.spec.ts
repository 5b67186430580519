import { at, away, home } from '../../testing/match-story.js';
import { aMatchUnder, fifa, type PlayStory } from '../../testing/play-story.js';
import { liveMatch } from '../../views/live-match.js';
import { onPitchAt, reductionsAt } from './moment.js';

const four = home.slice(0, 4);
const advice = ({ state }: PlayStory) =>
  (liveMatch(state).assistant ?? []).map(({ code, team }) => `${code} ${team}`);

describe('numbers on the pitch', () => {
  it('are never more than there are on the list', () => {
    const story = aMatchUnder(fifa).withLists({ home: four }).playing();
    expect(liveMatch(story.state).onPitch).toEqual({ home: 4, away: 5 });
  });

  it('let a team of four with a player sent off play with three, and then still with three', () => {
    const story = aMatchUnder(fifa).withLists({ home: four }).playing().card(1, 'red', at(5));
    expect(onPitchAt(story.state, at(6))).toMatchObject({ home: 3 });
    expect(onPitchAt(story.state, at(8))).toMatchObject({ home: 3 });
  });

  it('offer nobody to come on where there is no substitute', () => {
    const story = aMatchUnder(fifa).withLists({ home }).playing().card(1, 'red', at(5));
    story.foul('away', at(7, 1));
    expect(onPitchAt(story.state, at(7, 1))).toMatchObject({ home: 4 });
    expect(reductionsAt(story.state, at(7, 1))).toEqual([]);
    expect(advice(story)).not.toContain('may-return home');
  });

  it('offer the substitute where there is one', () => {
    const story = aMatchUnder(fifa)
      .withLists({ home: [...home, 6] })
      .playing();
    story.card(1, 'red', at(5)).foul('away', at(7, 1));
    expect(onPitchAt(story.state, at(7, 1))).toMatchObject({ home: 5 });
    expect(advice(story)).toContain('may-return home');
  });

  it('lose a substitute who is sent off from the bench', () => {
    const story = aMatchUnder(fifa)
      .withLists({ away: [...away, 16] })
      .playing();
    story.card(16, 'red', at(5), 'bench').card(11, 'red', at(6)).foul('home', at(8, 1));
    expect(onPitchAt(story.state, at(8, 1))).toMatchObject({ away: 4 });
  });

  it('free no place by a goal of a team that is not more', () => {
    const story = aMatchUnder(fifa)
      .withLists({ away: away.slice(0, 4) })
      .playing();
    story.card(1, 'red', at(5)).scores('away', at(5, 30));
    expect(onPitchAt(story.state, at(5, 31))).toEqual({ home: 4, away: 4 });
  });

  it.each([
    [['red', 'red'], 'the same red card from two tablets'],
    [['second-yellow', 'red'], 'a red card on the way out'],
  ] as const)('lose one place for one person: %s', (cards, _) => {
    const story = aMatchUnder(fifa).playing();
    for (const [n, card] of cards.entries()) story.card(1, card, at(5, n));
    expect(onPitchAt(story.state, at(6))).toEqual({ home: 4, away: 5 });
    expect(reductionsAt(story.state, at(6))).toHaveLength(1);
  });

  it('lose one place for a player who is sent off during his two minutes, until the later end', () => {
    const exclusion = { seconds: 120, endsOnGoal: true, samePlayerReturns: true };
    const story = aMatchUnder({ ...fifa, exclusion }).playing();
    story.when({ type: 'GiveExclusion', team: 'home', playerId: 1 }, at(5)).card(1, 'red', at(6));
    expect(onPitchAt(story.state, at(7, 30))).toEqual({ home: 4, away: 5 });
    expect(reductionsAt(story.state, at(7, 30))).toMatchObject([{ remainingSeconds: 30 }]);
  });

  it('grow when a player who comes late is added, and not before', () => {
    const story = aMatchUnder({ ...fifa, lateListUntil: 'half-time' }).withLists({ home: four });
    story.playing().scores('away', at(2));
    const added = { type: 'AddPlayer', team: 'home', playerId: 5, reason: 'came-late' } as const;
    const lists = { home: [...four, 5], away: [] };
    story.when({ ...added, roster: lists }, at(6));
    expect(onPitchAt(story.state, at(7))).toMatchObject({ home: 5 });
    expect(onPitchAt(story.state, at(5))).toMatchObject({ home: 4 });
  });

  it('are too few to begin with: the table is told before kick-off', () => {
    const story = aMatchUnder(fifa)
      .withLists({ home: home.slice(0, 2) })
      .initialised();
    expect(advice(story)).toEqual(['list-too-short home']);
    story.reach('first-half', at(0)).clock('start', at(0));
    expect(advice(story)).toEqual(['too-few-players home']);
  });
});
