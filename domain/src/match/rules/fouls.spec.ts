import { presetRules } from '../../rules/match-rules.js';
import { at } from '../../testing/match-story.js';
import { aMatchUnder, fifa, type PlayStory } from '../../testing/play-story.js';
import { liveMatch } from '../../views/live-match.js';
import { standingActions } from '../corrections.js';
import { correctionOf } from '../decide/correction.js';
import { adviceOf, pendingKickAt } from './assistant.js';

const match = () => aMatchUnder(fifa).playing();
const fouls = ({ state }: PlayStory) => liveMatch(state).fouls;
const standing = ({ state }: PlayStory) => {
  const foul = standingActions(state).findLast(({ type }) => type === 'FoulCommitted');
  if (foul === undefined) throw new Error('No foul stands');
  return foul;
};
const advice = ({ state }: PlayStory, time: string) => adviceOf(state, time);

describe('fouls', () => {
  it('count with a direct free kick, with advantage and with a 10 m kick', () => {
    const story = match().foul('home', at(1)).foul('home', at(2), 'advantage');
    expect(fouls(story.foul('home', at(3), 'ten-metres').foul('away', at(4)))).toEqual({
      home: 3,
      away: 1,
    });
  });

  it('five and a penalty are five, or six where the sheet counts penalties', () => {
    const counted = (story: PlayStory) =>
      fouls(story.fouls('home', 5, at(1)).foul('home', at(2), 'penalty'))?.home;
    expect(counted(match())).toBe(5);
    expect(counted(aMatchUnder({ ...fifa, penaltyCountsAsFoul: true }).playing())).toBe(6);
  });

  it('of two tablets add up, also when one tells them late', () => {
    const story = match().foul('home', at(9)).foul('home', at(2));
    expect(fouls(story)).toEqual({ home: 2, away: 0 });
  });

  it('are zero from half-time on, and a late one of the first half does not count', () => {
    const story = match().fouls('home', 3, at(1)).reach('half-time', at(21));
    expect(fouls(story)).toEqual({ home: 0, away: 0 });
    story.reach('second-half', at(30)).foul('home', at(20)).foul('home', at(31));
    expect(fouls(story)).toEqual({ home: 1, away: 0 });
  });

  it.each([
    [true, 3],
    [false, 1],
  ])('of the second half are carried into extra time: %s', (foulsCarryIntoExtraTime, count) => {
    const rules = { ...presetRules.tournament, foulsCarryIntoExtraTime };
    const story = aMatchUnder(rules).started().foul('home', at(1));
    story.reach('half-time', at(16)).reach('second-half', at(30)).fouls('home', 2, at(31));
    expect(fouls(story.extra(3, 'start', at(50)).foul('home', at(51)))?.home).toBe(count);
  });

  it('are one fewer when one of them is undone, and move with a correction', () => {
    const story = match().foul('home', at(1)).foul('home', at(2));
    const third = story.foul('home', at(3)).latest.id;
    story.fouls('home', 3, at(4)).undo(third);
    expect(fouls(story)?.home).toBe(5);
  });

  it('are corrected when the table hears later who it was and how play went on', () => {
    const story = match().foul('home', at(1)).foul('home', at(2));
    const correction = { restart: 'penalty', playerId: 4 } as const;
    const correct = { type: 'CorrectAction', actionId: story.latest.id } as const;
    story.when({ ...correct, correction }, at(5));
    expect(fouls(story)?.home).toBe(1);
    expect(correctionOf(story.state, standing(story))).toMatchObject(correction);
    expect(story.attempt({ ...correct, correction: { how: 'wide' } })).toBe(
      'match.not-correctable',
    );
  });

  it('name only a player of the team, or nobody', () => {
    const foul = { type: 'RecordFoul', team: 'home', restart: 'direct' } as const;
    expect(match().attempt({ ...foul, playerId: 11 })).toBe('match.player-not-present');
    expect(match().attempt({ ...foul, playerId: 1, official: true })).toBe('match.foul-for-two');
    const official = match().when({ ...foul, playerId: null, official: true }, at(1));
    expect(official.latest).toMatchObject({ data: { by: null, official: true } });
    const named = { type: 'CorrectAction', actionId: official.latest.id } as const;
    expect(official.attempt({ ...named, correction: { playerId: 11 } })).toBe(
      'match.player-not-present',
    );
    official.when({ ...named, correction: { playerId: 2 } }, at(2));
    expect(liveMatch(official.state).periods?.[0]?.fouls.home).toEqual([
      { played: 60, playerId: 2 },
    ]);
  });

  it('are refused where the league does not count them, and where the match has no sheet', () => {
    const foul = { type: 'RecordFoul', team: 'home', playerId: null, restart: 'direct' } as const;
    const company = aMatchUnder(presetRules['company-running']).started();
    expect(company.attempt(foul)).toBe('match.not-in-these-rules');
  });
});

describe('the kick without a wall', () => {
  it('is announced with the fifth foul', () => {
    const story = match().fouls('home', 4, at(1));
    expect(advice(story, at(2))).toEqual([]);
    expect(advice(story.foul('home', at(2)), at(2))).toEqual([
      { code: 'fifth-foul', team: 'home' },
    ]);
  });

  it('is given by the sixth and every later one, until it is taken', () => {
    const story = match().fouls('home', 6, at(1));
    const kick = (actionId: string) => [{ code: 'foul-kick', team: 'home', actionId }];
    expect(advice(story, at(1))).toEqual(kick(story.latest.id));
    expect(pendingKickAt(story.state, at(1))).toMatchObject({ team: 'away', kind: 'ten-metres' });
    story.scores('away', at(1, 20), 'ten-metres');
    expect(advice(story, at(1, 20))).toEqual([]);
    story.foul('home', at(2));
    expect(advice(story, at(2))).toEqual(kick(story.latest.id));
    const missed = { team: 'away', kind: 'ten-metres', playerId: 12, how: 'saved' } as const;
    story.when({ type: 'RecordMissedKick', ...missed }, at(2, 10));
    expect(advice(story, at(2, 10))).toEqual([]);
  });

  it('is gone when the foul is undone, when a minute was played, and with the next period', () => {
    const story = match().fouls('home', 6, at(1));
    expect(advice(story, at(2))).toHaveLength(1);
    expect(advice(story, at(2, 1))).toEqual([]);
    story.undo(story.latest.id);
    expect(advice(story, at(1))).toEqual([{ code: 'fifth-foul', team: 'home' }]);
    const later = match().fouls('home', 6, at(19)).playingAgain();
    expect(advice(later, at(30))).toEqual([]);
  });

  it('is not given with advantage, and a penalty is one of its own', () => {
    const story = match().fouls('home', 6, at(1)).foul('home', at(3), 'advantage');
    expect(advice(story, at(3))).toMatchObject([{ code: 'no-advantage', team: 'home' }]);
    story.foul('away', at(4), 'penalty');
    expect(pendingKickAt(story.state, at(4))).toMatchObject({ team: 'home', kind: 'penalty' });
    expect(advice(story, at(4))).toMatchObject([{ code: 'no-advantage', team: 'home' }]);
  });

  it('begins where the sheet says', () => {
    const story = aMatchUnder({ ...fifa, foulKickFrom: 4 })
      .playing()
      .fouls('away', 4, at(1));
    expect(advice(story, at(1))).toMatchObject([{ code: 'foul-kick', team: 'away' }]);
  });
});
