import { ReaderQueueService } from './reader-queue.service.js';

const turn = () => new Promise(setImmediate);

/** Readers of whom the test says when they are done. */
function enterMany(queue: ReaderQueueService, count: number) {
  const done: (() => void)[] = [];
  for (let n = 0; n < count; n += 1) queue.enqueue((end) => done.push(end));
  return done;
}

describe('readers', () => {
  it('begin at once while there is room, and a few in each turn of the event loop', async () => {
    const begun = enterMany(new ReaderQueueService(), 12);
    expect(begun).toHaveLength(4);
    await turn();
    expect(begun).toHaveLength(8);
    await turn();
    expect(begun).toHaveLength(12);
  });

  it('are worked on two dozen at a time, and each that is done lets the next begin', async () => {
    // On a busy machine a turn may take longer than a reader holds up the others.
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
    const begun = enterMany(new ReaderQueueService(), 200);
    for (let n = 0; n < 20; n += 1) await turn();
    expect(begun).toHaveLength(24);
    begun[0]?.();
    begun[0]?.();
    for (let n = 0; n < 5; n += 1) await turn();
    expect(begun).toHaveLength(25);
    jest.useRealTimers();
  });

  it('that nobody ends hold up the others for a moment only', async () => {
    jest.useFakeTimers();
    const begun = enterMany(new ReaderQueueService(), 48);
    await jest.advanceTimersByTimeAsync(1_000);
    jest.useRealTimers();
    expect(begun).toHaveLength(48);
  });
});

it('a reader who left while waiting is passed over', async () => {
  const queue = new ReaderQueueService();
  const waiting = enterMany(queue, 4);
  const begun: string[] = [];
  for (const name of ['left', 'stayed']) {
    queue.enqueue(
      () => begun.push(`${name} enter`),
      () => name === 'left',
    );
    queue.admit(
      () => begun.push(`${name} pass`),
      () => name === 'left',
    );
  }
  await turn();
  expect([waiting.length, begun]).toEqual([4, ['stayed enter', 'stayed pass']]);
});

describe('while a tap is worked on', () => {
  it('no reader begins, and those that wait begin when it is answered', async () => {
    // On a busy machine a turn may take longer than the pause after which readers begin all the same.
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
    const queue = new ReaderQueueService();
    let answer = (_: string) => {};
    const tap = queue.withPriority(new Promise<string>((resolve) => (answer = resolve)));
    const begun = enterMany(queue, 3);
    await turn();
    expect(begun).toHaveLength(0);
    answer('written');
    expect(await tap).toBe('written');
    await turn();
    expect(begun).toHaveLength(3);
    jest.useRealTimers();
  });

  it('a few readers get their turn all the same when taps never pause', async () => {
    jest.useFakeTimers();
    const queue = new ReaderQueueService();
    void queue.withPriority(new Promise(() => {}));
    const begun = enterMany(queue, 200);
    await jest.advanceTimersByTimeAsync(105);
    jest.useRealTimers();
    expect(begun).toHaveLength(20);
  });

  it('one that fails lets readers in as well', async () => {
    const queue = new ReaderQueueService();
    await expect(queue.withPriority(Promise.reject(new Error('No connection')))).rejects.toThrow();
    expect(enterMany(queue, 1)).toHaveLength(1);
  });
});
