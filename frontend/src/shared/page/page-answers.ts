import type { PageAnswer, PageData } from '@kolo/domain';

/** The answers of the API that the server rendered a page from, by path. */
export class PageAnswers {
  /** The part of the live board that a rendering showed. */
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

  /** The answer for the page that is about to be shown. The server waits for it. */
  ask(path: string): PageAnswer | undefined {
    return this.get(path);
  }

  /** Another person, who may not see all of them, has signed in. */
  forget(): void {
    this.#known = {};
  }
}
