import { originPlaceholder } from '@kolo/domain';
import type { EncodedResponse } from '../../platform/http/encoded-response.js';
import { CachedPage } from './cached-page.js';
import { EncodedPages } from './encoded-pages.js';

const page = new CachedPage(`<link href="${originPlaceholder}/live/7" />`, 200, false);
const hosts = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, n) => `http://host-${from + n}.test`);

let encoded: EncodedPages;
const get = (origin: string, of = page): EncodedResponse =>
  encoded.get(of, { origin, isOutdated: false });

beforeEach(() => {
  encoded = new EncodedPages();
});
afterEach(() => jest.restoreAllMocks());

const sent = (response: EncodedResponse): string => {
  let body = '';
  const reply = { code: () => reply, headers: () => reply, send: (one: string) => (body = one) };
  response.send({ headers: {}, method: 'GET' } as never, reply as never);
  return body;
};

describe('a page that names its origin, on hosts that nobody configured', () => {
  it('is encoded once for each of the first sixteen', () => {
    const first = hosts(0, 16).map((origin) => get(origin));
    expect(new Set(first).size).toBe(16);
    expect(hosts(0, 16).map((origin) => get(origin))).toEqual(first);
    expect(sent(get('http://host-3.test'))).toBe('<link href="http://host-3.test/live/7" />');
  });

  it('is encoded once for all others, with addresses that begin at the host', () => {
    for (const origin of hosts(0, 16)) get(origin);
    const others = new Set(hosts(16, 1_000).map((origin) => get(origin)));
    expect(others.size).toBe(1);
    expect([...others].map(sent)).toEqual(['<link href="/live/7" />']);
    expect(sent(get('http://host-3.test'))).toContain('http://host-3.test/');
  });

  it('is there for a new host again when another one was not asked for during ten minutes', () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000);
    for (const origin of hosts(0, 16)) get(origin);
    clock.mockReturnValue(9 * 60_000);
    for (const origin of hosts(0, 15)) get(origin);
    clock.mockReturnValue(11 * 60_000);
    expect(sent(get('http://new.test'))).toContain('http://new.test/');
    expect(sent(get('http://newer.test'))).toContain('"/live/7"');
  });
});

it('a page that names no origin is encoded once for all hosts', () => {
  const plain = new CachedPage('<p>7</p>', 200, false);
  expect(new Set(hosts(0, 100).map((origin) => get(origin, plain))).size).toBe(1);
});
