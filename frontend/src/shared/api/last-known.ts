import { createStore, del, get, keys, set, type UseStore } from 'idb-keyval';
import { create } from 'zustand';
import { ApiError, NetworkError } from './api-error';

/** Answers that a spectator without a network still wants to see: the table and the fixtures. */
const storedPaths =
  /^\/api\/(league-table|leagues|matches\/upcoming|matches\/commentary|sponsors)(\/|\?|$)/;

interface StoredAnswer<Answer> {
  at: number;
  answer: Answer;
}

interface LastKnown {
  /** Stored answers on the screen: path → milliseconds at which the server gave them. */
  shown: Readonly<Record<string, number>>;
}

export const useLastKnown = create<LastKnown>(() => ({ shown: {} }));

let opened: UseStore | undefined;
const store = (): UseStore => {
  opened ??= createStore('kolo-last-known', 'answers');
  return opened;
};

/**
 * Reads a path; when the server cannot be reached, returns the stored answer and lists its path in
 * `useLastKnown`.
 */
export async function orLastKnown<Answer>(
  path: string,
  read: () => Promise<Answer>,
): Promise<Answer> {
  if (!storedPaths.test(path)) return read();
  try {
    const answer = await read();
    void keep(path, answer);
    return answer;
  } catch (error) {
    const last = isServerAway(error) ? await storedAnswer<Answer>(path) : undefined;
    if (last === undefined) throw error;
    useLastKnown.setState(({ shown }) => ({ shown: { ...shown, [path]: last.at } }));
    return last.answer;
  }
}

/** The next person on this device must not see what was stored for this one. */
export async function forgetLastKnown(): Promise<void> {
  useLastKnown.setState({ shown: {} });
  try {
    await Promise.all((await keys(store())).map((key) => del(key, store())));
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** A proxy answers 502 to 504 while the server restarts. */
export const isServerAway = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 502);

async function keep(path: string, answer: unknown): Promise<void> {
  useLastKnown.setState(({ shown: { [path]: _, ...shown } }) => ({ shown }));
  await storeAnswer(path, answer, Date.now());
}

export async function storeAnswer(name: string, answer: unknown, at: number): Promise<void> {
  try {
    await set(name, { at, answer } satisfies StoredAnswer<unknown>, store());
  } catch {
    // Private windows store nothing.
  }
}

export async function storedAnswer<Answer>(
  name: string,
): Promise<StoredAnswer<Answer> | undefined> {
  try {
    return await get<StoredAnswer<Answer>>(name, store());
  } catch {
    return undefined;
  }
}

export async function removeAnswer(name: string): Promise<void> {
  try {
    await del(name, store());
  } catch {
    // Without storage there is nothing to remove.
  }
}
