import { createStore, del, get, keys, set, type UseStore } from 'idb-keyval';
import { create } from 'zustand';
import { ApiError, NetworkError } from './api-error';

/** What a spectator without a network still wants to look at: the table and the fixtures. */
const kept =
  /^\/api\/(league-table|leagues|matches\/upcoming|matches\/commentary|sponsors)(\/|\?|$)/;

interface Told<Answer> {
  /** Milliseconds since the epoch, by the device's clock. */
  at: number;
  answer: Answer;
}

interface LastKnown {
  /** What is on the screen although the server did not answer: path → when it was told, in ms. */
  shown: Readonly<Record<string, number>>;
}

export const useLastKnown = create<LastKnown>(() => ({ shown: {} }));

let opened: UseStore | undefined;
const store = (): UseStore => {
  opened ??= createStore('kolo-last-known', 'answers');
  return opened;
};

/**
 * Reads a path; when the server cannot be reached, what it last told this device about the table or the
 * fixtures, which is then named in `useLastKnown`.
 * @throws what `read` throws, where nothing is known
 */
export async function orLastKnown<Answer>(
  path: string,
  read: () => Promise<Answer>,
): Promise<Answer> {
  if (!kept.test(path)) return read();
  try {
    const answer = await read();
    void keep(path, answer);
    return answer;
  } catch (error) {
    const last = isServerAway(error) ? await recallTold<Answer>(path) : undefined;
    if (last === undefined) throw error;
    useLastKnown.setState(({ shown }) => ({ shown: { ...shown, [path]: last.at } }));
    return last.answer;
  }
}

/** What one person was told is not shown to the next on the same device. */
export async function forgetLastKnown(): Promise<void> {
  useLastKnown.setState({ shown: {} });
  try {
    await Promise.all((await keys(store())).map((key) => del(key, store())));
  } catch {
    // Where nothing can be stored there is nothing to forget.
  }
}

/** Also a proxy's answer for a server that starts again. */
const isServerAway = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 502);

async function keep(path: string, answer: unknown): Promise<void> {
  useLastKnown.setState(({ shown: { [path]: _, ...shown } }) => ({ shown }));
  await keepTold(path, answer, Date.now());
}

/** Keeps what was told under a name; `forgetLastKnown` takes it away with the rest. */
export async function keepTold(name: string, answer: unknown, at: number): Promise<void> {
  try {
    await set(name, { at, answer } satisfies Told<unknown>, store());
  } catch {
    // A private window keeps nothing; with a network it misses nothing.
  }
}

export async function recallTold<Answer>(name: string): Promise<Told<Answer> | undefined> {
  try {
    return await get<Told<Answer>>(name, store());
  } catch {
    return undefined;
  }
}

export async function forgetTold(name: string): Promise<void> {
  try {
    await del(name, store());
  } catch {
    // Where nothing can be stored there is nothing to forget.
  }
}
