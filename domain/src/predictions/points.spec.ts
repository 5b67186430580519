import fc from 'fast-check';
import type { BySide } from '../match/state.js';
import { pointsFor, predictionTotals } from './points.js';

const score = (text: string): BySide<number> => {
  const [home = 0, away = 0] = text.split(':').map(Number);
  return { home, away };
};
const scores = fc.record({ home: fc.nat(15), away: fc.nat(15) });
const swapped = ({ home, away }: BySide<number>): BySide<number> => ({ home: away, away: home });

describe('the points of a prediction', () => {
  it.each([
    ['3:2', '3:2', 4],
    ['3:2', '2:1', 3],
    ['3:2', '3:0', 2],
    ['3:2', '1:1', 0],
    ['3:2', '2:3', 0],
    ['2:2', '2:2', 4],
    ['2:2', '1:1', 2],
    ['2:2', '1:0', 0],
    ['0:4', '1:5', 3],
    ['0:4', '0:1', 2],
  ])('of a real %s are, for %s, %d', (result, predicted, points) => {
    expect(pointsFor(score(predicted), score(result))).toBe(points);
  });

  it('are the same with home and away exchanged, and 4 for nothing but the result itself', () => {
    fc.assert(
      fc.property(scores, scores, (predicted, result) => {
        const points = pointsFor(predicted, result);
        expect(pointsFor(swapped(predicted), swapped(result))).toBe(points);
        expect(points === 4).toBe(predicted.home === result.home && predicted.away === result.away);
      }),
    );
  });

  it('add up for each person', () => {
    const result = score('3:2');
    const totals = predictionTotals([
      { userId: 1, predicted: score('3:2'), result, count: 2 },
      { userId: 1, predicted: score('2:1'), result, count: 3 },
      { userId: 2, predicted: score('0:1'), result, count: 1 },
    ]);
    expect(Object.fromEntries(totals)).toEqual({
      1: { points: 17, exact: 2 },
      2: { points: 0, exact: 0 },
    });
  });
});
