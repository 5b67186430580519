import { replay } from '../match/fold/evolve.js';
import { inPlayOrder } from '../match/timeline/play-order.js';
import { presetRules } from '../rules/match-rules.js';
import { aMatch, at, away, fixture, home, roster } from '../testing/match-story.js';
import { FollowedMatch, liveMatch } from './live-match.js';
import { applyPatch, livePatch } from './live-patch.js';
import { boardLine, standingsShare } from './match-rows.js';

const entries = (story: ReturnType<typeof aMatch>) =>
  Object.values(liveMatch(story.state).timeline);

describe('what spectators see', () => {
  it('is the timeline with the score after each goal', () => {
    const story = aMatch().started().goal('home', 1).goal('away', 11).raise(2, 'yellowCards');
    expect(entries(story)).toMatchObject([
      { type: 'first-half', homeScore: 0, awayScore: 0 },
      { type: 'goal', team: 'home', scorer: 1, homeScore: 1, awayScore: 0 },
      { type: 'goal', team: 'away', scorer: 11, homeScore: 1, awayScore: 1 },
      { type: 'yellow-card', team: 'home', playerId: 2 },
    ]);
  });

  it('is who is there, and an assist as a figure without an entry of its own', () => {
    const story = aMatch().started();
    const before = entries(story);
    const { lineup, players } = liveMatch(story.raise(2, 'assists').state);
    expect(lineup).toEqual({ home, away });
    expect(players[2]).toMatchObject({ team: 'home', assists: 1 });
    expect(entries(story)).toEqual(before);
  });

  it('follows by one patch also where more players are there than before', () => {
    const few = aMatch().scheduled();
    few.when({ type: 'InitialiseMatch', playerIds: [1, 11], roster });
    const [before, after] = [liveMatch(few.state), liveMatch(aMatch().initialised().state)];
    expect(applyPatch(before, livePatch(before, after))).toEqual(after);
    expect(applyPatch(after, livePatch(after, before))).toEqual(before);
  });

  it('names the match that is played instead, until that is undone, and the one that is replayed', () => {
    const story = aMatch().started();
    story.when({ type: 'AbandonMatch', reason: 'injury', atFault: 'none' });
    const before = liveMatch(story.state);
    story.when({ type: 'OrderReplay', mode: 'from-start', newMatchId: 812 });
    const ordered = liveMatch(story.state);
    expect(ordered).toMatchObject({ outcome: 'replayed', newMatchId: 812 });
    expect(applyPatch(before, livePatch(before, ordered))).toEqual(ordered);
    story.when({ type: 'RevokeReplay', newMatchId: 812 });
    const patch = livePatch(ordered, liveMatch(story.state));
    expect(patch).toMatchObject({ newMatchId: null });
    expect(applyPatch(ordered, patch)).toEqual(before);
    const replayed = aMatch().when({ type: 'ScheduleMatch', fixture: { ...fixture, replayOf: 7 } });
    expect(liveMatch(replayed.state)).toMatchObject({ replayOf: 7 });
  });

  it('loses a goal that is undone, and later scores follow', () => {
    const story = aMatch().started().goal('home', 1);
    const first = story.latest.id;
    story.goal('home', 2).undo(first);
    expect(entries(story).at(-1)).toMatchObject({ scorer: 2, homeScore: 1 });
  });

  it('says at half-time what the half ended with, also when a goal is told only then or later', () => {
    const story = aMatch().atHalfTime();
    const atTheBreak = () => entries(story).find(({ type }) => type === 'half-time');
    const goal = { type: 'RecordGoal', scorer: null, assist: null, kind: 'open-play' } as const;
    story.when({ type: 'SetScore', team: 'home', score: 1 }, at(24));
    expect(atTheBreak()).toMatchObject({ homeScore: 1, awayScore: 0 });
    story.reach('second-half', at(30)).when({ ...goal, team: 'away' }, at(32));
    expect(atTheBreak()).toMatchObject({ homeScore: 1, awayScore: 0 });
    story.when({ ...goal, team: 'away' }, at(9));
    expect(atTheBreak()).toMatchObject({ homeScore: 1, awayScore: 1 });
    expect(entries(story).at(-1)).toMatchObject({ homeScore: 1, awayScore: 2 });
  });

  it('puts a goal that was told late where it fell, and the whistles stay', () => {
    const story = aMatch()
      .started()
      .when({ type: 'RaisePlayerCounter', playerId: 1, counter: 'goals' }, at(9));
    story.reach('half-time', at(21)).reach('second-half', at(30)).goal('home', 2);
    story.when({ type: 'RaisePlayerCounter', playerId: 11, counter: 'goals' }, at(4));
    const shown = inPlayOrder(entries(story));
    expect(shown.map((entry) => ('scorer' in entry ? entry.scorer : entry.type))).toEqual([
      'first-half',
      2,
      11,
      1,
      'half-time',
      'second-half',
    ]);
    expect(shown[2]).toMatchObject({ homeScore: 1, awayScore: 1 });
  });

  it('says so too when the half was whistled off a second time', () => {
    const story = aMatch().inSecondHalf();
    const [halfTime, secondHalf] = story.log.slice(-2).map(({ id }) => id);
    const goal = { type: 'RecordGoal', scorer: null, assist: null, kind: 'open-play' } as const;
    // Stamped with the second half, which then never began.
    story
      .when({ ...goal, team: 'home' }, at(31))
      .undo(secondHalf)
      .undo(halfTime);
    story.reach('half-time', at(33)).reach('second-half', at(40));
    story.when({ ...goal, team: 'away' }, at(41));
    expect(entries(story).find(({ type }) => type === 'half-time')).toMatchObject({
      homeScore: 1,
      awayScore: 0,
    });
  });

  it('names the scorer on the goal that was tapped first', () => {
    const story = aMatch().started().goal('home').raise(5, 'goals');
    expect(entries(story).filter(({ type }) => type === 'goal')).toMatchObject([{ scorer: 5 }]);
  });

  it('shows only the MVP who stands', () => {
    const story = aMatch().finished();
    story.when({ type: 'ChooseMvp', playerId: 1 }, at(52));
    story.when({ type: 'ChooseMvp', playerId: 2 }, at(53));
    expect(entries(story).filter(({ type }) => type === 'mvp')).toMatchObject([{ playerId: 2 }]);
  });

  it('runs a clock only while a half is played', () => {
    expect(liveMatch(aMatch().initialised().state).clock).toBeNull();
    expect(liveMatch(aMatch().started().state).clock).toMatchObject({ half: 1, running: true });
    expect(liveMatch(aMatch().atHalfTime().state).clock).toMatchObject({ half: 1, running: false });
    expect(liveMatch(aMatch().finished().state).clock).toMatchObject({ half: 2, running: false });
  });

  it('is one line on the board', () => {
    expect(boardLine(aMatch().started().goal('away', 12).state)).toMatchObject({
      status: 'in_progress',
      homeScore: 0,
      awayScore: 1,
    });
  });

  it('says there when it is played only while it may be moved', () => {
    const line = boardLine(aMatch().scheduled().state);
    expect(Object.keys(line)).toEqual(expect.arrayContaining(['matchDate', 'venue']));
    expect(boardLine(aMatch().started().state)).not.toHaveProperty('matchDate');
  });
});

describe('what a tap costs whoever follows the match', () => {
  /** Counts every look at a value inside. */
  function counting<T extends object>(value: T, looks: { count: number }): T {
    return new Proxy(value, {
      get: (target, field) => {
        looks.count += 1;
        return Reflect.get(target, field);
      },
      ownKeys: (target) => {
        looks.count += 1;
        return Reflect.ownKeys(target);
      },
    });
  }
  const taps: [string, (story: ReturnType<typeof aMatch>) => void][] = [
    ['a shot', (story) => story.shot()],
    ['a card', (story) => story.raise(2, 'yellowCards')],
    ['a goal', (story) => story.goal('home', 1)],
    ['a goal and then its scorer', (story) => story.goal('home').raise(3, 'goals')],
  ];
  type Tap = (typeof taps)[number][1];
  const looksOf = (length: number, begin: () => ReturnType<typeof aMatch>, tap: Tap): number => {
    const story = begin().started();
    while (story.log.length < length) story.raise(2, 'yellowCards').goal('home', 1).shot();
    const looks = { count: 0 };
    const match = new FollowedMatch(
      replay(
        7,
        story.log.map((event) => counting(event, looks)),
      ),
    );
    const { timeline } = match.live;
    for (const id in timeline) if (timeline[id]) timeline[id] = counting(timeline[id], looks);
    const known = story.log.length;
    tap(story);
    boardLine(match.state);
    looks.count = 0;
    for (const event of story.log.slice(known)) match.take(event);
    boardLine(match.state);
    const { count } = looks;
    expect(match.live).toEqual(liveMatch(story.state));
    return count;
  };

  it.each(taps)('is the same for %s however long the log is', (_, tap) => {
    const long = looksOf(600, aMatch, tap);
    expect(long).toBeLessThanOrEqual(looksOf(60, aMatch, tap));
    expect(long).toBeLessThan(20);
  });

  it.each(taps)('is the same under a rule sheet for %s', (_, tap) => {
    const under = () => aMatch().under(presetRules['company-running']);
    expect(looksOf(600, under, tap)).toBeLessThanOrEqual(looksOf(60, under, tap));
  });
});

describe('a share of the table', () => {
  it('gives 3 points, 1 or none, with the cards of the team', () => {
    const story = aMatch().started().goal('home', 1).raise(11, 'redCards').raise(1, 'yellowCards');
    expect(standingsShare(story.state)).toEqual([]);
    story.reach('half-time', at(20)).reach('second-half', at(25)).reach('completed', at(45));
    expect(standingsShare(story.state)).toMatchObject([
      { teamId: 100, won: 1, points: 3, goalsFor: 1, yellowCards: 1, redCards: 0 },
      { teamId: 200, lost: 1, points: 0, goalsAgainst: 1, redCards: 1 },
    ]);
  });

  it('is gone with the finish, the match or its status', () => {
    expect(standingsShare(aMatch().finished().undo().state)).toEqual([]);
    expect(standingsShare(aMatch().finished().when({ type: 'DeleteMatch' }).state)).toEqual([]);
    const draw = aMatch().scheduled();
    draw.when({ type: 'RecordResult', homeScore: 2, awayScore: 2 });
    expect(standingsShare(draw.state).map(({ points }) => points)).toEqual([1, 1]);
  });

  it('belongs to no table where the match has no league', () => {
    const friendly = aMatch();
    friendly.when({ type: 'ScheduleMatch', fixture: { ...fixture, leagueId: null } });
    friendly.when({ type: 'RecordResult', homeScore: 2, awayScore: 0 });
    expect(standingsShare(friendly.state)).toEqual([]);
  });
});
