import { linesOf } from './lines';

it.each([
  [[1, 3, 2], 'M0 0.5L1 2.5L2 1.5'],
  [[null, 2, 1], 'M1 1.5L2 0.5'],
  [[1, 2, null, 3, 3], 'M0 0.5L1 1.5M3 2.5L4 2.5'],
  [[4], 'M0 3.5h0.5'],
  [[null], ''],
  [[], ''],
])('places %j are the line %j', (places, line) => {
  expect(linesOf(places)).toBe(line);
});
