import { SingleFlight } from './single-flight.js';

/** A question that is answered when the test says so, with how often it was asked. */
function aQuestion() {
  const waiting: { resolve: (count: number) => void; reject: (error: Error) => void }[] = [];
  const ask = jest.fn(
    () => new Promise<number>((resolve, reject) => waiting.push({ resolve, reject })),
  );
  const together = new SingleFlight(ask);
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { ask, together, waiting, settle };
}

describe('questions asked at once', () => {
  it('of thousands are two: the one under way, and one more for all who came later', async () => {
    const { ask, together, waiting, settle } = aQuestion();
    const first = together.get();
    const later = Array.from({ length: 5000 }, () => together.get());
    expect(ask).toHaveBeenCalledTimes(1);
    waiting[0]?.resolve(1);
    expect(await first).toBe(1);
    await settle();
    expect(ask).toHaveBeenCalledTimes(2);
    waiting[1]?.resolve(2);
    expect(new Set(await Promise.all(later))).toEqual(new Set([2]));
  });

  it('are computed again when nobody is waiting, also after a failure', async () => {
    const { ask, together, waiting, settle } = aQuestion();
    const failed = together.get();
    const later = together.get();
    waiting[0]?.reject(new Error('The database is away'));
    await expect(failed).rejects.toThrow('The database is away');
    await settle();
    waiting[1]?.resolve(2);
    expect(await later).toBe(2);
    const again = together.get();
    waiting[2]?.resolve(3);
    expect(await again).toBe(3);
    expect(ask).toHaveBeenCalledTimes(3);
  });
});
