import { VersionedCache } from './versioned-cache.js';

const limits = { max: 10, maxSize: 1_000, maxComputing: 10 };
const first = { tag: 'a', reading: 1 };
const second = { tag: 'b', reading: 2 };

let cache: VersionedCache<string | null>;
beforeEach(() => {
  cache = new VersionedCache(limits, (answer) => answer?.length ?? null);
});

/** A computation that ends when the test says so. */
function underWay() {
  let end: (answer: string) => void = () => {};
  let fail: (error: Error) => void = () => {};
  const answer = new Promise<string>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { compute: () => answer, end, fail };
}

it('an answer is good for its version and for whoever read an older one', async () => {
  await cache.compute('table', second, async () => 'new');
  expect(await cache.find('table', second)).toBe('new');
  expect(await cache.find('table', first)).toBe('new');
  expect(cache.find('table', { tag: 'c', reading: 3 })).toBeUndefined();
  expect(cache.find('other', second)).toBeUndefined();
});

it('whoever asks while an answer is computed gets the same', async () => {
  const { compute, end } = underWay();
  const computed = cache.compute('table', first, compute);
  expect(cache.find('table', first)).toBe(computed);
  expect(cache.find('table', second)).toBeUndefined();
  end('old');
  expect(await cache.find('table', first)).toBe('old');
});

it('a slow answer of older data does not replace a newer one', async () => {
  const { compute, end } = underWay();
  const slow = cache.compute('table', first, compute);
  await cache.compute('table', second, async () => 'new');
  end('old');
  expect(await slow).toBe('old');
  expect(await cache.find('table', second)).toBe('new');
});

it('a failure reaches all who wait, and the next one computes again', async () => {
  const { compute, fail } = underWay();
  const computed = cache.compute('table', first, compute);
  const waiting = cache.find('table', first);
  fail(new Error('The database is away'));
  await expect(computed).rejects.toThrow('away');
  await expect(waiting).rejects.toThrow('away');
  expect(cache.find('table', first)).toBeUndefined();
});

it('what has no size, or too large a one, is not cached', async () => {
  await cache.compute('own', first, async () => null);
  await cache.compute('huge', first, async () => 'x'.repeat(1_001));
  expect(cache.find('own', first)).toBeUndefined();
  expect(cache.find('huge', first)).toBeUndefined();
});
