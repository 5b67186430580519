import fc from 'fast-check';
import { predictionResults } from '../contract/predictions.js';
import { countedScore, type PlayedScore } from './counted-score.js';

const score = (home: number, away: number) => ({ home, away });
const counted = (played: PlayedScore) =>
  predictionResults.map((result) => countedScore(played, result));

const scores = fc.record({ home: fc.nat(15), away: fc.nat(15) });
const decided = scores.filter(({ home, away }) => home !== away);

describe('the score that counts in a group', () => {
  it('of a final that went into extra time and kicks is another for each result', () => {
    const final = { score: score(2, 2), regularTime: score(1, 1), shootout: score(3, 4) };
    expect(counted(final)).toEqual([score(1, 1), score(2, 2), score(2, 3)]);
  });

  it('without extra time and kicks is the same for each', () => {
    fc.assert(
      fc.property(scores, (played) => {
        const match = { score: played, regularTime: played, shootout: null };
        expect(counted(match)).toEqual([played, played, played]);
      }),
    );
  });

  it('with kicks is one goal more for whoever won them, however many they scored', () => {
    fc.assert(
      fc.property(fc.nat(15), decided, (goals, shootout) => {
        const level = score(goals, goals);
        const match = { score: level, regularTime: level, shootout };
        const won =
          shootout.home > shootout.away ? score(goals + 1, goals) : score(goals, goals + 1);
        expect(counted(match)).toEqual([level, level, won]);
      }),
    );
  });

  it('is what was played where kicks decided a tie after a second leg that somebody won', () => {
    const leg = { score: score(2, 1), regularTime: score(2, 1), shootout: score(2, 4) };
    expect(countedScore(leg, 'kicks')).toEqual(score(2, 1));
  });

  it('after regular time is not known where a result with extra time was entered by hand', () => {
    const byHand = { score: score(3, 2), regularTime: null, shootout: null };
    expect(counted(byHand)).toEqual([null, score(3, 2), score(3, 2)]);
  });
});
