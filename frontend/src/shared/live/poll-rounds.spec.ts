import { pollRounds } from './poll-rounds';

const later = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const onFailed = jest.fn();
let stop: () => void;

function show(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  onFailed.mockReset();
  show('visible');
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('asks nothing in a tab that nobody sees, and at once when it is seen again', async () => {
  const ask = jest.fn(async () => true);
  stop = pollRounds(ask, onFailed);
  await later();
  show('hidden');
  await later(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  show('visible');
  await later();
  expect(ask).toHaveBeenCalledTimes(2);
  show('visible');
  await later();
  expect(ask).toHaveBeenCalledTimes(2);
});

it('gives up a request that a proxy holds, and asks again', async () => {
  const ask = jest.fn(
    (signal: AbortSignal) =>
      new Promise<boolean>((resolve) => signal.addEventListener('abort', () => resolve(false))),
  );
  stop = pollRounds(ask, onFailed);
  await later(10_000);
  expect(onFailed).toHaveBeenCalledTimes(1);
  await later(10_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('asks nothing once it is stopped in a tab that nobody sees', async () => {
  const ask = jest.fn(async () => true);
  show('hidden');
  stop = pollRounds(ask, onFailed);
  stop();
  show('visible');
  await later(60_000);
  expect(ask).not.toHaveBeenCalled();
});
