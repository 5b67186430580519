import fc from 'fast-check';
import type { teamStatistics } from '../match/events.js';
import { ownGoalsOf, shownStatistics } from './shown-statistics.js';

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
    fc.assert(
      fc.property(match, (tapped) => {
        const shown = shownStatistics(tapped, noOwnGoals);
        const of = (name: (typeof teamStatistics)[number]) =>
          shown.find(({ statistic }) => statistic === name);
        for (const team of ['home', 'away'] as const) {
          const goals = tapped[`${team}Score`] ?? 0;
          const onTarget = of('shotsOnTarget')?.[team] ?? goals;
          expect(onTarget).toBeGreaterThanOrEqual(goals);
          expect(of('shots')?.[team] ?? onTarget).toBeGreaterThanOrEqual(onTarget);
        }
      }),
    );
  });
});
