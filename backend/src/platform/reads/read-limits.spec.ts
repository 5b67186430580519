import type { Runtime } from '../config/runtime.js';
import { ReadLimitsService } from './read-limits.service.js';

let limits: ReadLimitsService;
beforeEach(() => {
  jest.useFakeTimers();
  limits = new ReadLimitsService({ config: { readsPerSecond: 200 } } as Runtime);
});
afterEach(() => jest.useRealTimers());

const from = (address: string, token?: string) => ({ address, token });

/** Asks for one answer; throws when it is refused. */
function read(reader: ReturnType<typeof from>, price: 'cheap' | 'page' = 'page'): void {
  limits.admit(reader);
  limits.charge(reader, price);
}

function readAll(reader: ReturnType<typeof from>): number {
  for (let count = 0; ; count += 1)
    try {
      read(reader);
    } catch {
      return count;
    }
}

it('a hall of 500 phones behind one address loads the site at once, and polls its match after that', () => {
  const hall = from('203.0.113.7');
  for (let phone = 0; phone < 500; phone += 1) {
    for (let file = 0; file < 25; file += 1) read(hall, 'cheap');
    for (let answer = 0; answer < 20; answer += 1) read(hall);
  }
  for (let second = 0; second < 120; second += 1) {
    jest.advanceTimersByTime(1_000);
    for (let poll = 0; poll < 250; poll += 1) expect(() => read(hall, 'cheap')).not.toThrow();
  }
});

it('whoever reads as fast as they can is refused, and let in again as time goes by', () => {
  const network = from('203.0.113.7');
  expect(readAll(network)).toBe(15_000);
  expect(() => limits.admit(network)).toThrow(
    expect.objectContaining({ details: { retryAfter: 1 }, status: 429 }),
  );
  jest.advanceTimersByTime(1_000);
  expect(readAll(network)).toBe(200);
});

it('the hosts of one IPv6 network are one reader, those of another are another', () => {
  readAll(from('2001:db8:1:2::1'));
  expect(readAll(from('2001:db8:1:2:ffff::9'))).toBe(0);
  expect(readAll(from('2001:db8:1:3::1'))).toBeGreaterThan(0);
  expect(readAll(from('::ffff:203.0.113.7'))).toBeGreaterThan(0);
  expect(readAll(from('203.0.113.7'))).toBe(0);
});

it('whoever has a session pays for what they read themselves, whoever only says so does not', () => {
  const [hall, token] = ['203.0.113.7', 'a session'];
  readAll(from(hall));
  expect(readAll(from(hall, 'made up'))).toBe(0);
  limits.recognise(token, 7);
  read(from(hall, token));
});
