import type { PageAnswer, PageData } from '@kolo/domain';

/** The answers of the API that the server rendered a page from, by path. */
export class PageAnswers {
  /** What a rendering needed and did not have. */
  readonly missing = new Set<string>();
  /** What a rendering showed of the live board. */
  readonly shownBoard: { isWhole: boolean; parts: Record<string, unknown> } = {
    isWhole: false,
    parts: {},
  };
  /** The texts in the answers are in this language. */
  readonly language: PageData['language'];
  #known: Readonly<Record<string, PageAnswer>>;

  constructor(
    { language, answers }: Pick<PageData, 'language' | 'answers'>,
    /** All of them are to be read again as soon as they are shown. */
    readonly areOutdated = false,
  ) {
    this.language = language;
    this.#known = answers;
  }

  get(path: string): PageAnswer | undefined {
    return this.#known[path];
  }

  /** The answer, which the next rendering has if this one does not. */
  ask(path: string): PageAnswer | undefined {
    const answer = this.get(path);
    if (answer === undefined) this.missing.add(path);
    return answer;
  }

  /** Another person, who may not see all of them, has signed in. */
  forget(): void {
    this.#known = {};
  }
}
