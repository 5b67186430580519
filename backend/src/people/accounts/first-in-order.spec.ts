import fc from 'fast-check';
import { firstInOrder } from './first-in-order.js';

const byNumber = (a: number, b: number): number => a - b;

it('the first in order are those that sorting puts in front', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ max: 20 })), fc.integer({ min: 1, max: 9 }), (all, max) => {
      expect(firstInOrder(all, max, byNumber)).toEqual(all.toSorted(byNumber).slice(0, max));
    }),
  );
});

it('the first fifty of three thousand cost a few comparisons each', () => {
  const compare = jest.fn(byNumber);
  const all = Array.from({ length: 3_000 }, (_, n) => (n * 7919) % 3_001);
  firstInOrder(all, 50, compare);
  expect(compare.mock.calls.length).toBeLessThan(2 * all.length);
});
