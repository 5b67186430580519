import { FakeMatchServer } from '@/features/console/testing/fake-match-server';
import type { LoadOutcome } from './load-view';
import { ViewReader } from './view-reader';

const later = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const view: LoadOutcome = {
  type: 'view',
  view: new FakeMatchServer().view(),
  sentAt: 0,
  receivedAt: 0,
};
const unreachable: LoadOutcome = { type: 'unreachable' };

let answers: ((outcome: LoadOutcome) => void)[];
let onOutcome: jest.Mock<void | Promise<void>, [LoadOutcome]>;
let reader: ViewReader;
const answer = (outcome: LoadOutcome) => answers.at(-1)?.(outcome);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  answers = [];
  onOutcome = jest.fn();
  reader = new ViewReader({
    load: () => new Promise((resolve) => answers.push(resolve)),
    onOutcome,
  });
});
afterEach(() => {
  reader.close();
  jest.useRealTimers();
});

it('sends one new request for all callers that ask during a running one', async () => {
  const [first, ...others] = [reader.read(), reader.read(), reader.read()];
  expect(answers).toHaveLength(1);
  answer(unreachable);
  expect(await first).toBe(false);
  await later();
  expect(answers).toHaveLength(2);
  answer(view);
  expect(await Promise.all(others)).toEqual([true, true]);
  void reader.read();
  void reader.read();
  answer(view);
  await later();
  expect(answers).toHaveLength(4);
});

it('resolves after the outcome was handled', async () => {
  let reported = () => {};
  onOutcome.mockReturnValue(
    new Promise((resolve) => {
      reported = resolve;
    }),
  );
  const done = jest.fn();
  void reader.read().then(done);
  answer(view);
  await later();
  expect(onOutcome).toHaveBeenCalledWith(view);
  expect(done).not.toHaveBeenCalled();
  reported();
  await later();
  expect(done).toHaveBeenCalledWith(true);
});

it('retries by itself without an answer, less and less often', async () => {
  void reader.read();
  answer(unreachable);
  await later(249);
  expect(answers).toHaveLength(1);
  await later(1);
  expect(answers).toHaveLength(2);
  answer({ type: 'signed-out' });
  await later(500);
  expect(answers).toHaveLength(3);
  answer(view);
  await later(60_000);
  expect(answers).toHaveLength(3);
  // Once answered, it begins with a short wait again.
  void reader.read();
  answer(unreachable);
  await later(250);
  expect(answers).toHaveLength(5);
});

it('does not ask again for a match that is not there', async () => {
  const read = reader.read();
  answer({ type: 'missing' });
  expect(await read).toBe(false);
  await later(60_000);
  expect(answers).toHaveLength(1);
});

it('sends one request when asked before the wait is over', async () => {
  void reader.read();
  answer(unreachable);
  await later(100);
  void reader.read();
  answer(view);
  await later(60_000);
  expect(answers).toHaveLength(2);
});

it('neither requests nor reports anything once it is closed', async () => {
  const waiting = reader.read();
  reader.close();
  answer(view);
  expect(await waiting).toBe(false);
  expect(onOutcome).not.toHaveBeenCalled();
  expect(await reader.read()).toBe(false);
  expect(answers).toHaveLength(1);
});
