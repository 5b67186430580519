import fc from 'fast-check';
import { type MissedHow, missedHows, type teamStatistics } from '../match/events.js';
import { missedKicksOf, ownGoalsOf, shownStatistics } from './shown-statistics.js';

const nothing = {
  homeShots: 0,
  homeShotsOnTarget: 0,
  homeGoalkeeperSaves: 0,
  homeCorners: 0,
  awayShots: 0,
  awayShotsOnTarget: 0,
  awayGoalkeeperSaves: 0,
  awayCorners: 0,
  homeScore: 3,
  awayScore: 1,
};
const noOwnGoals = { home: 0, away: 0 };

describe('team statistics as people see them', () => {
  it('leave out what nobody kept, and never count fewer shots than goals', () => {
    expect(shownStatistics(nothing, noOwnGoals)).toEqual([]);
    expect(shownStatistics({ ...nothing, homeShots: 1, awayCorners: 2 }, noOwnGoals)).toEqual([
      { statistic: 'shots', home: 3, away: 1 },
      { statistic: 'corners', home: 0, away: 2 },
    ]);
  });

  it('keep what was tapped where it is more', () => {
    const tapped = { ...nothing, homeShots: 9, homeShotsOnTarget: 5, awayShotsOnTarget: 4 };
    expect(shownStatistics(tapped, noOwnGoals)).toEqual([
      { statistic: 'shots', home: 9, away: 4 },
      { statistic: 'shotsOnTarget', home: 5, away: 4 },
    ]);
  });

  it('count a goal that was awarded for no shot', () => {
    const awarded = { ...nothing, homeShots: 1, outcome: 'awarded', homeScore: 5 } as const;
    expect(shownStatistics(awarded, noOwnGoals)).toEqual([
      { statistic: 'shots', home: 1, away: 0 },
    ]);
    const played = { ...awarded, playedScore: { home: 2, away: 1 } };
    expect(shownStatistics(played, noOwnGoals)).toEqual([{ statistic: 'shots', home: 2, away: 1 }]);
  });

  it('do not take an own goal of the other team for a shot', () => {
    const ownGoals = ownGoalsOf([
      { team: 'home', kind: 'own-goal' },
      { team: 'home', kind: 'penalty' },
      { team: 'away', kind: 'open-play' },
    ]);
    expect(ownGoals).toEqual({ home: 1, away: 0 });
    expect(shownStatistics({ ...nothing, homeShots: 1 }, ownGoals)).toEqual([
      { statistic: 'shots', home: 2, away: 1 },
    ]);
  });

  it('count a missed kick beside the goals, although only the goals and the kick were tapped', () => {
    const misses = missedKicksOf([
      { team: 'home', how: 'saved', period: 1 },
      { team: 'home', how: 'wide', period: 2 },
      { team: 'away', how: 'saved', period: 5 },
    ]);
    expect(misses).toEqual({ home: { all: 2, saved: 1 }, away: { all: 0, saved: 0 } });
    const tapped = { ...nothing, homeShots: 2, homeShotsOnTarget: 1, awayGoalkeeperSaves: 1 };
    expect(shownStatistics(tapped, noOwnGoals, misses)).toEqual([
      { statistic: 'shots', home: 5, away: 1 },
      { statistic: 'shotsOnTarget', home: 4, away: 1 },
      { statistic: 'goalkeeperSaves', home: 0, away: 1 },
    ]);
  });

  it('never contradict the score nor each other, whatever was tapped', () => {
    const some = fc.nat(12);
    const match = fc.record({
      homeShots: some,
      homeShotsOnTarget: some,
      homeGoalkeeperSaves: some,
      homeCorners: some,
      awayShots: some,
      awayShotsOnTarget: some,
      awayGoalkeeperSaves: some,
      awayCorners: some,
      homeScore: fc.option(some),
      awayScore: fc.option(some),
    });
    const miss = fc.record({
      team: fc.constantFrom('home' as const, 'away' as const),
      how: fc.constantFrom<MissedHow>(...missedHows),
    });
    fc.assert(
      fc.property(match, fc.array(miss, { maxLength: 4 }), (tapped, misses) => {
        const shown = shownStatistics(tapped, noOwnGoals, missedKicksOf(misses));
        const missed = (by: 'home' | 'away', how?: MissedHow) =>
          misses.filter((one) => one.team === by && (how ?? one.how) === one.how).length;
        const of = (name: (typeof teamStatistics)[number]) =>
          shown.find(({ statistic }) => statistic === name);
        for (const team of ['home', 'away'] as const) {
          const other = team === 'home' ? 'away' : 'home';
          const goals = tapped[`${team}Score`] ?? 0;
          const onTarget = of('shotsOnTarget')?.[team];
          const shots = of('shots')?.[team];
          if (onTarget !== undefined)
            expect(onTarget).toBeGreaterThanOrEqual(goals + missed(team, 'saved'));
          if (shots !== undefined) {
            expect(shots).toBeGreaterThanOrEqual(goals + missed(team));
            expect(shots).toBeGreaterThanOrEqual(onTarget ?? 0);
          }
          const saves = of('goalkeeperSaves')?.[team];
          if (saves !== undefined) expect(saves).toBeGreaterThanOrEqual(missed(other, 'saved'));
        }
      }),
    );
  });
});
