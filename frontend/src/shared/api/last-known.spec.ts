import 'fake-indexeddb/auto';
import { ApiError, NetworkError } from './api-error';
import { forgetLastKnown, orLastKnown, useLastKnown } from './last-known';

const table = '/api/league-table';
const away = () => Promise.reject(new NetworkError('No answer from the server'));
const shown = () => Object.keys(useLastKnown.getState().shown);

/** An answer is put down beside what waits for it. */
async function readAndStore(path: string, answer: unknown): Promise<void> {
  await orLastKnown(path, async () => answer);
  for (;;) {
    const stored = await orLastKnown(path, away).catch(() => undefined);
    if (JSON.stringify(stored) === JSON.stringify(answer)) break;
  }
  useLastKnown.setState({ shown: {} });
}

afterEach(() => forgetLastKnown());

it('without a network the last answer is shown, and said to be old', async () => {
  const before = Date.now();
  await readAndStore(table, [{ teamName: 'Bura' }]);
  await expect(orLastKnown(table, away)).resolves.toEqual([{ teamName: 'Bura' }]);
  const at = useLastKnown.getState().shown[table] ?? 0;
  expect(at).toBeGreaterThanOrEqual(before);
  expect(at).toBeLessThanOrEqual(Date.now());
});

it('a proxy that says the server is away counts as no network', async () => {
  await readAndStore(table, [1]);
  const proxy = () => Promise.reject(new ApiError(502, 'Bad gateway'));
  await expect(orLastKnown(table, proxy)).resolves.toEqual([1]);
});

it('the next answer of the server is news again', async () => {
  await readAndStore(table, [1]);
  await orLastKnown(table, away);
  expect(shown()).toEqual([table]);
  await expect(orLastKnown(table, async () => [2])).resolves.toEqual([2]);
  expect(shown()).toEqual([]);
});

it('a refusal is no lost network', async () => {
  await readAndStore(table, [1]);
  const refused = () => Promise.reject(new ApiError(401, 'Prijavite se'));
  await expect(orLastKnown(table, refused)).rejects.toThrow('Prijavite se');
});

it('nothing else is kept', async () => {
  await orLastKnown('/api/users/pending', async () => ['a person']);
  await expect(orLastKnown('/api/users/pending', away)).rejects.toThrow(NetworkError);
});

it('whoever signs out takes what they were told along', async () => {
  await readAndStore('/api/league-table/real', [1]);
  await forgetLastKnown();
  await expect(orLastKnown('/api/league-table/real', away)).rejects.toThrow(NetworkError);
});
