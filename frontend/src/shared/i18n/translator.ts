import type { Language } from './language';
import type { Namespace, Namespaces, TextValues, TFunction } from './text-keys';
import { type Texts, translate } from './translate';

export type TextsByNamespace = Readonly<Record<string, Texts>>;

interface TranslatorOptions {
  language: Language;
  /** Texts that are loaded from the start: on the server all of them. */
  texts: Partial<Record<Language, TextsByNamespace>>;
  /** Loads the file that has the namespace, perhaps with others. */
  load?: (language: Language, name: Namespace) => Promise<TextsByNamespace>;
}

/** A language and its texts: one in a browser, one for each page that the server renders. */
export class Translator {
  readonly #texts: Record<Language, TextsByNamespace>;
  readonly #load: NonNullable<TranslatorOptions['load']>;
  readonly #ready = new Map<string, Promise<unknown>>();
  readonly #listeners = new Set<() => void>();
  #language: Language;

  constructor({ language, texts, load = nothing }: TranslatorOptions) {
    this.#language = language;
    this.#texts = { hr: { ...texts.hr }, en: { ...texts.en } };
    this.#load = load;
  }

  get language(): Language {
    return this.#language;
  }

  /** For a part of the page that loads when its reader comes near, with texts that need no link beforehand. */
  get deferred(): Translator {
    return this;
  }

  /** Common texts in the current language. */
  readonly t: TFunction = (key, values) => this.in('common')(key, values);

  /** Looks texts up in the given language, or in the one that is current at each call. */
  in<Names extends Namespaces>(names: Names, language?: Language): TFunction<Names> {
    const [first] = namesOf(names);
    return (key, values) => this.#text(first, key, language ?? this.#language, values) ?? key;
  }

  /** Whether there is a text, for keys that come from data. */
  has(name: Namespace, key: string): boolean {
    return this.#text(name, key, this.#language) !== undefined;
  }

  hasLoaded(name: Namespace, language = this.#language): boolean {
    return Object.hasOwn(this.#texts[language], name);
  }

  add(language: Language, texts: TextsByNamespace): void {
    this.#texts[language] = { ...this.#texts[language], ...texts };
  }

  /**
   * The promise that `use` waits for; undefined where the texts were there from the start. A component that has waited asks
   * again, and must get the same promise then: React counts the calls, and after fewer than before it takes
   * the hooks that follow for too many.
   */
  ready(names: Namespaces, language = this.#language): Promise<unknown> | undefined {
    const key = `${language}/${names}`;
    const missing = namesOf(names).filter((name) => !this.hasLoaded(name, language));
    const read = async (name: Namespace) => this.add(language, await this.#load(language, name));
    if (missing.length > 0 && !this.#ready.has(key))
      this.#ready.set(key, Promise.all(missing.map(read)));
    const ready = this.#ready.get(key);
    // React does not wait for a promise that calls itself fulfilled.
    return ready && missing.length === 0 ? Object.assign(ready, { status: 'fulfilled' }) : ready;
  }

  /** Loads what is shown in the new language before it changes. */
  async changeLanguage(language: Language): Promise<void> {
    const shown = Object.keys(this.#texts[this.#language]) as Namespace[];
    await Promise.all(shown.map((name) => this.ready(name, language))).catch((error) => {
      this.#ready.clear();
      throw error;
    });
    this.#language = language;
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #text(first: Namespace, key: string, language: Language, values?: TextValues) {
    const colon = key.indexOf(':');
    const name = colon < 0 ? first : key.slice(0, colon);
    return translate(this.#texts[language][name], language, key.slice(colon + 1), values);
  }
}

const namesOf = (names: Namespaces): readonly [Namespace, ...Namespace[]] =>
  typeof names === 'string' ? [names] : names;

const nothing = (language: Language, name: Namespace): Promise<never> =>
  Promise.reject(new Error(`No texts: ${language}/${name}`));
