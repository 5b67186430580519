import { presetRules } from '../../rules/match-rules.js';
import { aMatch, at } from '../../testing/match-story.js';
import { aMatchUnder, fifa, type PlayStory } from '../../testing/play-story.js';
import { liveMatch } from '../../views/live-match.js';
import { matchRecord } from './live-fields.js';

const cup = presetRules.tournament;
const match = () => aMatchUnder(fifa).playing();
const record = ({ state }: PlayStory) => {
  const read = matchRecord(state);
  if (read === null) throw new Error('The match has no record');
  expect(liveMatch(state)).toMatchObject(read);
  return read;
};

describe('the fouls of a period', () => {
  it('are listed after it too, with their minute and who committed them', () => {
    const story = match().foul('home', at(3));
    story
      .when({ type: 'RecordFoul', team: 'home', playerId: 4, restart: 'direct' }, at(5, 7))
      .when(
        { type: 'RecordFoul', team: 'away', playerId: null, official: true, restart: 'direct' },
        at(6),
      )
      .playingAgain()
      .foul('away', at(31));
    expect(record(story).periods).toEqual([
      {
        period: 1,
        fouls: {
          home: [{ played: 180 }, { played: 307, playerId: 4 }],
          away: [{ played: 360, official: true }],
        },
        timeouts: { home: [], away: [] },
      },
      {
        period: 2,
        fouls: { home: [], away: [{ played: 60 }] },
        timeouts: { home: [], away: [] },
      },
    ]);
  });

  it.each([
    [false, 1],
    [true, 2],
  ])('include one with a penalty where the sheet counts it: %s', (penaltyCountsAsFoul, count) => {
    const story = aMatchUnder({ ...fifa, penaltyCountsAsFoul }).playing();
    story.foul('home', at(1)).foul('home', at(2), 'penalty');
    expect(record(story).periods[0]?.fouls.home).toHaveLength(count);
  });

  it('stand in the order of play, whichever tablet hands one in first', () => {
    const story = match().foul('home', at(9)).foul('home', at(2));
    expect(record(story).periods[0]?.fouls.home).toEqual([{ played: 120 }, { played: 540 }]);
  });

  it('are the same again after an undo, and of another team after a correction', () => {
    const story = match().foul('home', at(1)).foul('home', at(2));
    const before = record(story);
    const third = story.foul('home', at(3)).latest.id;
    story.when({ type: 'CorrectAction', actionId: third, correction: { team: 'away' } });
    expect(record(story).periods[0]?.fouls.away).toEqual([{ played: 180 }]);
    expect(record(story.undo(third))).toEqual(before);
  });

  it('of extra time stand by themselves, beside those of the second half', () => {
    const story = aMatchUnder(cup).started().inPeriod(4).foul('home', at(72));
    expect(record(story).periods.map(({ period, fouls }) => [period, fouls.home.length])).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 1],
    ]);
  });
});

describe('the timeouts of a period', () => {
  it('are listed with their minute after the second half has given them back', () => {
    const story = match().when({ type: 'TakeTimeout', team: 'away' }, at(8, 20));
    story.playingAgain().when({ type: 'TakeTimeout', team: 'away' }, at(35));
    expect(record(story).periods.map(({ timeouts }) => timeouts)).toEqual([
      { home: [], away: [{ played: 500 }] },
      { home: [], away: [{ played: 300 }] },
    ]);
    expect(liveMatch(story.state).timeouts).toEqual({ home: 0, away: 1 });
  });
});

describe('a reduction that is over', () => {
  it('tells from when to when, and that its time was over', () => {
    const story = match().card(4, 'red', at(5)).foul('away', at(8));
    const [red] = story.log.filter(({ type }) => type === 'CardShown');
    expect(record(story).endedReductions).toEqual([
      {
        id: red?.id,
        team: 'home',
        playerId: 4,
        cause: 'red',
        from: { period: 1, played: 300 },
        until: { period: 1, played: 420 },
        endedBy: 'time',
      },
    ]);
    expect(liveMatch(story.state).reductions).toEqual([]);
  });

  it('ends with the goal of the team that had more', () => {
    const story = match().card(4, 'second-yellow', at(5)).scores('away', at(6, 10));
    expect(record(story).endedReductions).toMatchObject([
      { cause: 'second-yellow', until: { period: 1, played: 370 }, endedBy: 'goal' },
    ]);
  });

  it('goes on over half-time, and is open again when its goal is undone', () => {
    const story = match().card(4, 'red', at(19)).playingAgain();
    const goal = story.scores('away', at(30, 20)).latest.id;
    expect(record(story).endedReductions).toMatchObject([
      { from: { period: 1, played: 1140 }, until: { period: 2, played: 20 }, endedBy: 'goal' },
    ]);
    story.undo(goal).foul('home', at(30, 30));
    expect(record(story).endedReductions).toEqual([]);
    expect(record(story.foul('home', at(32))).endedReductions).toMatchObject([
      { until: { period: 2, played: 60 }, endedBy: 'time' },
    ]);
  });

  it('begins in the half in which the card was shown, at its very beginning too', () => {
    const story = match().playingAgain().card(4, 'red', at(30)).foul('away', at(33));
    expect(record(story).endedReductions).toMatchObject([
      { from: { period: 2, played: 0 }, until: { period: 2, played: 120 } },
    ]);
  });

  it('that is over with the half is over in that half', () => {
    const story = match().card(4, 'red', at(18)).playingAgain().foul('away', at(31));
    expect(record(story).endedReductions).toMatchObject([{ until: { period: 1, played: 1200 } }]);
  });

  it('was as long as the rules say where the clock was set back', () => {
    const story = match()
      .clock('stop', at(10))
      .card(4, 'red', at(10, 1))
      .correctClock(593, at(10, 5));
    story.clock('start', at(10, 10)).foul('away', at(14));
    expect(record(story).endedReductions).toMatchObject([
      { from: { played: 593 }, until: { played: 713 } },
    ]);
  });
});

describe('the scores of the periods', () => {
  it('are unknown until the half, and until extra time', () => {
    const story = match().scores('home', at(3));
    expect(record(story)).toMatchObject({ halfTimeScore: null, regularTimeScore: null });
    story.playingAgain();
    expect(record(story)).toMatchObject({
      halfTimeScore: { home: 1, away: 0 },
      regularTimeScore: null,
    });
  });

  it('stay those of their period when more goals are scored', () => {
    const story = aMatchUnder(cup).started().scores('home', at(3));
    story.reach('half-time', at(21)).reach('second-half', at(30)).scores('away', at(40));
    story.extra(3, 'start', at(60)).scores('home', at(61)).scores('away', at(62));
    expect(record(story)).toMatchObject({
      halfTimeScore: { home: 1, away: 0 },
      regularTimeScore: { home: 1, away: 1 },
    });
    expect(liveMatch(story.state)).toMatchObject({ homeScore: 2, awayScore: 2 });
  });

  it('take in a goal of the first half that arrives late, as the timeline does', () => {
    const story = match().playingAgain().scores('home', at(10));
    const { timeline } = liveMatch(story.state);
    const halfTime = Object.values(timeline).find(({ type }) => type === 'half-time');
    expect(halfTime).toMatchObject({ homeScore: 1, awayScore: 0 });
    expect(record(story).halfTimeScore).toEqual({ home: 1, away: 0 });
  });

  it('have none of extra time where kicks follow the second half', () => {
    const story = aMatchUnder(cup).started();
    story.reach('half-time', at(21)).reach('second-half', at(30)).shootout(at(60));
    expect(record(story).regularTimeScore).toBeNull();
  });
});

it('a match without a rule sheet has no record', () => {
  const { state } = aMatch().started();
  expect(matchRecord(state)).toBeNull();
});
