import { LoadingCache } from './loading-cache.js';

interface Value {
  n: number;
}

let now = 0;
let cache: LoadingCache<string, Value>;
beforeEach(() => {
  now = 1;
  const clock = { now: () => now };
  const ttlOf = ({ n }: Value) => (n < 0 ? 1_000 : 0);
  cache = new LoadingCache({ max: 2, perf: clock, ttlResolution: 0 }, ttlOf);
});

/** Loads that end when the test says so. */
function loads() {
  const waiting: { resolve: (value: Value) => void; reject: (error: Error) => void }[] = [];
  const load = jest.fn(
    () => new Promise<Value>((resolve, reject) => waiting.push({ resolve, reject })),
  );
  const end = (n: number) => waiting.shift()?.resolve({ n });
  const fail = () => waiting.shift()?.reject(new Error('The database is away'));
  return { load, end, fail };
}

it('a value is loaded once, for everybody who asks meanwhile and later', async () => {
  const { load, end } = loads();
  const requested = [cache.get('a', load), cache.get('a', load)];
  end(1);
  expect(await Promise.all(requested)).toEqual([{ n: 1 }, { n: 1 }]);
  expect(await cache.get('a', load)).toEqual({ n: 1 });
  expect(load).toHaveBeenCalledTimes(1);
});

it('a failure reaches everybody who waits, and the next one loads again', async () => {
  const { load, end, fail } = loads();
  const requested = [cache.get('a', load), cache.get('a', load)];
  fail();
  for (const one of requested) await expect(one).rejects.toThrow('The database is away');
  const again = cache.get('a', load);
  end(2);
  expect(await again).toEqual({ n: 2 });
});

it.each(['delete', 'clear'] as const)(
  'what is being loaded at a %s answers who waits for it, and nobody later',
  async (drop) => {
    const { load, end, fail } = loads();
    const before = cache.get('a', load);
    cache[drop]('a');
    const after = cache.get('a', load);
    end(1);
    end(2);
    expect([await before, await after]).toEqual([{ n: 1 }, { n: 2 }]);
    expect(await cache.get('a', load)).toEqual({ n: 2 });
    cache[drop]('a');
    const failing = cache.get('a', load);
    cache[drop]('a');
    const newest = cache.get('a', load);
    fail();
    end(3);
    await expect(failing).rejects.toThrow('The database is away');
    expect([await newest, await cache.get('a', load)]).toEqual([{ n: 3 }, { n: 3 }]);
  },
);

it('holds as many as it may, also while they are loaded', async () => {
  const { load, end } = loads();
  const requested = ['a', 'b', 'c'].map((key) => cache.get(key, load));
  for (const n of [1, 2, 3]) end(n);
  expect(await Promise.all(requested)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  void cache.get('c', load);
  void cache.get('b', load);
  expect(load).toHaveBeenCalledTimes(3);
  void cache.get('a', load);
  expect(load).toHaveBeenCalledTimes(4);
});

it('a value stays as long as it says', async () => {
  const load = jest.fn<Promise<Value>, []>();
  load.mockResolvedValueOnce({ n: -1 }).mockResolvedValueOnce({ n: 1 });
  expect(await cache.get('a', load)).toEqual({ n: -1 });
  now += 999;
  expect(await cache.get('a', load)).toEqual({ n: -1 });
  now += 2;
  expect(await cache.get('a', load)).toEqual({ n: 1 });
  now += 1_000_000;
  expect(await cache.get('a', load)).toEqual({ n: 1 });
});
