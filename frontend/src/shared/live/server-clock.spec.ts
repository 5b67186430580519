import { lost, type Reaction, serve } from '@/shared/testing/fake-server';
import { ServerClock } from './server-clock';

const present = Date.parse('2026-03-15T16:00:00.000Z');
const minutes = 60_000;

/** A device whose clock is ahead of the server's. */
function device(aheadMs: number) {
  jest.useFakeTimers({ now: present + aheadMs });
  const clock = new ServerClock();
  const answer = (onTheWayMs: number, backMs: number): void => {
    const sentAt = Date.now();
    jest.setSystemTime(sentAt + onTheWayMs + backMs);
    clock.receive({ now: sentAt + onTheWayMs - aheadMs }, sentAt);
  };
  const wrongBy = (): number => clock.now() - (Date.now() - aheadMs);
  return { clock, answer, wrongBy };
}

/** An open page that never learns the time, for some minutes: when it asked, in seconds. */
async function requestedAt(
  reaction: Reaction,
  random: number,
  forMs = 2 * minutes,
): Promise<number[]> {
  const { clock } = device(0);
  jest.spyOn(Math, 'random').mockReturnValue(random);
  const seconds: number[] = [];
  serve({
    'HEAD /api/health': async (call) => {
      seconds.push((Date.now() - present) / 1_000);
      return typeof reaction === 'function' ? reaction(call) : reaction;
    },
  });
  clock.follow(() => {});
  await jest.advanceTimersByTimeAsync(forMs);
  return seconds;
}

beforeEach(() => jest.spyOn(Math, 'random').mockReturnValue(0.5));
afterEach(() => jest.useRealTimers());

describe('the time by the server', () => {
  it.each([10 * minutes, -10 * minutes, 700])(
    'is right after one answer on a device that is wrong by %i ms',
    (aheadMs) => {
      const { answer, wrongBy } = device(aheadMs);
      expect(wrongBy()).toBe(aheadMs);
      answer(40, 40);
      expect(wrongBy()).toBe(0);
    },
  );

  it('is narrowed down by each answer, however long some of them took', () => {
    const { answer, wrongBy } = device(10 * minutes);
    answer(0, 900);
    expect(Math.abs(wrongBy())).toBe(450);
    answer(700, 0);
    expect(Math.abs(wrongBy())).toBeLessThan(150);
    answer(2_000, 2_000);
    expect(Math.abs(wrongBy())).toBeLessThan(150);
  });

  it('is learned again when the device’s clock is set', () => {
    const { clock, answer } = device(10 * minutes);
    answer(20, 20);
    jest.setSystemTime(present);
    expect(clock.now()).toBe(present - 10 * minutes);
    clock.receive({ now: Date.now() }, Date.now());
    expect(clock.now()).toBe(present);
  });

  it('ignores answers without a time', () => {
    const { clock, wrongBy } = device(500);
    for (const answer of [null, undefined, 'soon', { ok: true }, { now: 'soon' }])
      clock.receive(answer, Date.now());
    expect(wrongBy()).toBe(500);
  });

  it('tells its followers when it is set', () => {
    const { clock, answer } = device(5 * minutes);
    const listener = jest.fn();
    const leave = clock.follow(listener);
    answer(10, 10);
    leave();
    answer(10, 10);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is asked for over HTTP only when no socket has announced it', async () => {
    const date = 'Sun, 15 Mar 2026 16:00:03 GMT';
    const server = serve({ 'HEAD /api/health': [200, '', '', { date }] });
    const silent = device(10 * minutes);
    silent.clock.follow(() => {});
    await jest.advanceTimersByTimeAsync(3_000);
    expect(Math.abs(silent.wrongBy())).toBeLessThanOrEqual(500);
    const announced = device(10 * minutes);
    announced.answer(10, 10);
    announced.clock.follow(() => {});
    await jest.advanceTimersByTimeAsync(3_000);
    expect(server.calls.map(({ path }) => path)).toEqual(['/api/health']);
  });

  it('is asked for again after the network was away for a moment, while anybody wants to know', async () => {
    const date = 'Sun, 15 Mar 2026 16:00:09 GMT';
    const server = serve({ 'HEAD /api/health': lost });
    const { clock, wrongBy } = device(60 * minutes);
    const leave = clock.follow(() => {});
    await jest.advanceTimersByTimeAsync(3_000);
    expect(wrongBy()).toBe(60 * minutes);
    server.on('HEAD /api/health', [200, '', '', { date }]);
    await jest.advanceTimersByTimeAsync(6_000);
    expect(Math.abs(wrongBy())).toBeLessThanOrEqual(500);
    leave();
    server.on('HEAD /api/health', lost);
    const other = device(60 * minutes);
    other.clock.follow(() => {})();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(server.calls).toHaveLength(3);
  });

  it.each<[string, Reaction]>([
    ['nothing answers', lost],
    ['the answer has no time', [200]],
  ])('is asked for less and less often where %s', async (_, reaction) => {
    expect(await requestedAt(reaction, 0.5)).toEqual([3, 9, 21, 45, 75, 105]);
  });

  it('is asked for at a random moment, so that a hall of phones does not ask at once', async () => {
    expect(await requestedAt(lost, 0, 5_000)).toEqual([2.25]);
    expect(await requestedAt(lost, 0.98, 5_000)).toEqual([3.72]);
  });

  it('is asked for only while somebody sees the page', async () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const requests = await requestedAt(lost, 0.5);
    expect(requests).toEqual([]);
    visibility.mockReturnValue('visible');
    await jest.advanceTimersByTimeAsync(3_000);
    expect(requests).toEqual([123]);
  });
});
