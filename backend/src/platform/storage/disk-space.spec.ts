import fs from 'node:fs/promises';
import { isDiskFull } from './disk-space.js';

const megabyte = 1024 * 1024;

it.each<[free: number, of: number, isFull: boolean]>([
  [0, 100_000, true],
  [63, 100_000, true],
  [64, 100_000, false],
  // Two percent of a small disk.
  [0.9, 50, true],
  [1, 50, false],
])('a disk with %d of %d MB free is full: %s', async (free, of, isFull) => {
  const sizes = { bsize: 1, blocks: of * megabyte, bavail: free * megabyte };
  jest.spyOn(fs, 'statfs').mockResolvedValue(sizes as Awaited<ReturnType<typeof fs.statfs>>);
  expect(await isDiskFull('/')).toBe(isFull);
});

it('a disk that cannot be measured is not called full', async () =>
  expect(await isDiskFull('/there/is/no/such/folder')).toBe(false));
