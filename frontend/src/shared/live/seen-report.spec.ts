import { SeenReport } from './seen-report';

const report = jest.fn();
let seen: SeenReport;
const later = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const frames = (count: number) => {
  for (let frame = 0; frame < count; frame += 1) seen.frame();
};

beforeEach(() => {
  jest.useFakeTimers();
  report.mockReset();
  seen = new SeenReport(report);
});
afterEach(() => jest.useRealTimers());

it('tells ten seconds after the first frame, however many follow', async () => {
  seen.frame();
  await later(5_000);
  seen.frame();
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

it('tells with the next frame where the timers of a hidden page sleep', async () => {
  jest.setSystemTime(Date.now() + 10_000);
  seen.frame();
  await later();
  expect(report).toHaveBeenCalledTimes(1);
});

it('tells nothing any more once it is closed', async () => {
  seen.frame();
  seen.close();
  await later(30_000);
  expect(report).not.toHaveBeenCalled();
});
