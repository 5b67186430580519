import type { LiveDelta } from '@kolo/domain';
import { currentPosition, sortDeltas } from './feed-position';

const deltas = (...versions: number[]) => versions.map((version) => ({ version }) as LiveDelta);
const sorted = (version: number, ...versions: number[]) => {
  const { next, gap } = sortDeltas(version, deltas(...versions));
  return { next: next.map((delta) => delta.version), gap };
};

it('takes what is next, ignores what is known and stops at a gap', () => {
  expect(sorted(5, 6, 7)).toEqual({ next: [6, 7], gap: false });
  expect(sorted(5, 4, 5, 6)).toEqual({ next: [6], gap: false });
  expect(sorted(5, 6, 6, 7)).toEqual({ next: [6, 7], gap: false });
  expect(sorted(5, 6, 8)).toEqual({ next: [6], gap: true });
  expect(sorted(5, 7)).toEqual({ next: [], gap: true });
  expect(sorted(5)).toEqual({ next: [], gap: false });
});

it('believes a follower about its place, unless that is still in another history', () => {
  const [own, callers] = [
    { epoch: 'e2', version: 4 },
    { epoch: 'e2', version: 6 },
  ];
  expect(currentPosition(own, callers)).toBe(callers);
  expect(currentPosition(undefined, callers)).toBe(callers);
  expect(currentPosition(own, undefined)).toBe(own);
  expect(currentPosition(own, { epoch: 'e1', version: 9 })).toBe(own);
});
