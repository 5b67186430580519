import { CachedPage } from './cached-page.js';
import { PageCache } from './page-cache.js';

const minuteMs = 60_000;
const version = { staticData: 'one', moving: '1' };
const tapped = { ...version, moving: '2' };
const ask = { key: '/live/1', version, isPersonal: false };

let now = 0;
let cache: PageCache;
beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  cache = new PageCache();
});

const page = (text: string) => new CachedPage(text, 200, false);
const made = () => cache.get(ask, async () => page('first'));

describe('the last page that was right', () => {
  it('is none before one was made', () => {
    expect(cache.last(ask.key, version)).toBeNull();
  });

  it('is as old as its last confirmation, and ten minutes at most', async () => {
    const first = await made();
    now = 3 * minuteMs;
    expect(cache.last(ask.key, tapped)).toEqual({ page: first, ageMs: 3 * minuteMs });
    await made();
    expect(cache.last(ask.key, tapped)?.ageMs).toBe(0);
    now += 10 * minuteMs;
    expect(cache.last(ask.key, tapped)).not.toBeNull();
    now += 1;
    expect(cache.last(ask.key, tapped)).toBeNull();
  });

  it('is none after any change but taps and the clock', async () => {
    await made();
    expect(cache.last(ask.key, { ...version, staticData: 'two' })).toBeNull();
  });

  it('stays when a newer one cannot be made, and gives way to it when it is made', async () => {
    const first = await made();
    now = minuteMs;
    const failed = cache.get({ ...ask, version: tapped }, () => Promise.reject(new Error()));
    await expect(failed).rejects.toThrow();
    expect(cache.last(ask.key, tapped)?.page).toBe(first);
    now += minuteMs;
    const second = await cache.get({ ...ask, version: tapped }, async () => page('second'));
    expect(cache.last(ask.key, tapped)).toEqual({ page: second, ageMs: 0 });
  });
});
