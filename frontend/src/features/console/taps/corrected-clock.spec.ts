import { CorrectedClock } from './corrected-clock';

const server = '2026-03-15T16:00:00.000Z';
const at = Date.parse(server);

beforeEach(() => void jest.useFakeTimers({ now: at - 60_000 }));
afterEach(() => void jest.useRealTimers());

it("adds the server's lead, less half of the round trip", () => {
  const clock = new CorrectedClock();
  clock.observe(server, at - 60_000 - 100, at - 60_000 + 100);
  expect(clock.iso()).toBe(server);
});

it('keeps the answer with the shortest way', () => {
  const clock = new CorrectedClock();
  clock.observe(server, at - 60_010, at - 59_990);
  clock.observe(server, at - 61_000, at - 59_900);
  expect(clock.now()).toBe(at);
  // As far from the first as both can be wrong together; no reason to believe the slower sample.
  clock.observe(server, at - 61_110, at - 60_010);
  expect(clock.now()).toBe(at);
});

it('believes a newer answer once the device was set to another time', () => {
  const clock = new CorrectedClock();
  clock.observe(server, at - 60_010, at - 59_990);
  jest.setSystemTime(at + 3_600_000);
  clock.observe(server, at + 3_599_800, at + 3_600_200);
  expect(clock.now()).toBe(at);
});

it('ignores what is no time', () => {
  const clock = new CorrectedClock();
  clock.observe('soon', 0, 10);
  // The device's clock was set back while the request was under way.
  clock.observe(server, at, at - 1_000);
  expect(clock.sample).toBeNull();
  expect(clock.now()).toBe(at - 60_000);
});

it('goes on with a stored sample until it knows better', () => {
  const clock = new CorrectedClock();
  clock.restore({ offsetMs: 60_000, roundTripMs: 20, heardMs: 0 });
  expect(clock.iso()).toBe(server);
  clock.observe(server, at - 59_010, at - 58_990);
  clock.restore({ offsetMs: 60_000, roundTripMs: 20, heardMs: 0 });
  expect(clock.sample).toEqual({ offsetMs: 59_000, roundTripMs: 20, heardMs: at });
});

it('stands still after the device was set back, also over a start without a network, until the server is heard', () => {
  const clock = new CorrectedClock();
  clock.observe(server, at - 60_010, at - 59_990);
  jest.setSystemTime(0);
  expect(clock.iso()).toBe(server);
  const afterReload = new CorrectedClock();
  afterReload.restore(JSON.parse(JSON.stringify(clock.sample)));
  expect(afterReload.iso()).toBe(server);
  jest.setSystemTime(150);
  afterReload.observe('2026-03-15T16:10:00.000Z', 50, 150);
  expect(afterReload.now()).toBe(at + 600_000 + 50);
});

it('follows a server that was set back', () => {
  const clock = new CorrectedClock();
  clock.observe(server, at - 60_010, at - 59_990);
  clock.observe('2026-03-15T15:00:00.000Z', at - 60_100, at - 59_900);
  expect(clock.now()).toBe(at - 3_600_000);
});

it("goes on evenly when somebody sets the device's clock during the match", () => {
  const clock = new CorrectedClock();
  clock.observe(server, at - 60_010, at - 59_990);
  jest.advanceTimersByTime(5_000);
  jest.setSystemTime(at + 7_200_000);
  expect(clock.now()).toBe(at + 5_000);
  jest.advanceTimersByTime(5_000);
  expect(clock.now()).toBe(at + 10_000);
  // The next page reads the clock as it is set now.
  const next = new CorrectedClock();
  next.restore(JSON.parse(JSON.stringify(clock.sample)));
  expect(next.now()).toBe(at + 10_000);
});

it('catches up on the time that the device slept', () => {
  const clock = new CorrectedClock();
  clock.observe(server, at - 60_010, at - 59_990);
  // The monotonic clock stood meanwhile.
  jest.setSystemTime(at - 60_000 + 30_000);
  clock.wake();
  expect(clock.now()).toBe(at + 30_000);
});
