import type { PageAnswer, PageSeed, ReadPage } from '@kolo/domain';
import { PageAnswers } from '@/shared/page/page-answers';

/** Reads an answer when the first component shows it. */
export class AnswersWhenShown extends PageAnswers {
  readonly known: Record<string, PageAnswer>;
  readonly #read: ReadPage;
  readonly #reads = new Map<string, Promise<void>>();
  readonly #failures = new Map<string, unknown>();

  constructor(seed: PageSeed, read: ReadPage) {
    const known = {};
    super({ language: seed.language, answers: known });
    this.known = known;
    this.#read = read;
  }

  /** @throws what React waits for before it renders the component again; then the failure, if there was one */
  override ask(path: string): PageAnswer | undefined {
    // The page's client begins with the user of the seed.
    if (path === '/api/user') return undefined;
    if (this.#failures.has(path)) throw this.#failures.get(path);
    const answer = this.get(path);
    if (answer !== undefined) return answer;
    const reading = this.#reads.get(path) ?? this.#load(path);
    this.#reads.set(path, reading);
    throw reading;
  }

  async #load(path: string): Promise<void> {
    try {
      this.known[path] = answerOf(await this.#read(path));
    } catch (error) {
      this.#failures.set(path, error);
    }
  }
}

/** @throws when a reader would see an error that a second attempt might not have */
function answerOf({ status, body }: { status: number; body: string }): PageAnswer {
  if (status >= 500 || status === 429) throw new Error(`An answer with the status ${status}`);
  return { status, body: JSON.parse(body) };
}
