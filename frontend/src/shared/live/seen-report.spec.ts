import { SeenReport } from './seen-report';

const report = jest.fn();
let seen: SeenReport;
const later = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const frames = (count: number, versions = 1) => {
  for (let frame = 0; frame < count; frame += 1) seen.frame(versions);
};

beforeEach(() => {
  jest.useFakeTimers();
  report.mockReset();
  seen = new SeenReport(report);
});
afterEach(() => jest.useRealTimers());

it('tells ten seconds after the first frame, however many follow', async () => {
  seen.frame(1);
  await later(5_000);
  seen.frame(1);
  await later(4_999);
  expect(report).not.toHaveBeenCalled();
  await later(1);
  expect(report).toHaveBeenCalledTimes(1);
});

it('tells once for 64 frames that come together, and not after them', async () => {
  frames(63);
  await later();
  expect(report).not.toHaveBeenCalled();
  frames(3);
  await later(30_000);
  expect(report).toHaveBeenCalledTimes(1);
});

it('tells once for 256 versions in a few frames, which is half of what the server lets be under way', async () => {
  frames(3, 64);
  seen.frame(63);
  await later();
  expect(report).not.toHaveBeenCalled();
  seen.frame(1);
  await later();
  expect(report).toHaveBeenCalledTimes(1);
  frames(3, 64);
  await later();
  expect(report).toHaveBeenCalledTimes(1);
});

it('tells with the next frame where the timers of a hidden page sleep', async () => {
  jest.setSystemTime(Date.now() + 10_000);
  seen.frame(1);
  await later();
  expect(report).toHaveBeenCalledTimes(1);
});

it('tells nothing any more once it is closed', async () => {
  seen.frame(1);
  seen.close();
  await later(30_000);
  expect(report).not.toHaveBeenCalled();
});
