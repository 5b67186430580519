import type { Language } from './language';
import type { Namespace, Namespaces, TextValues, TFunction } from './text-keys';
import { type Texts, translate } from './translate';

export type TextsByNamespace = Readonly<Record<string, Texts>>;

interface TranslatorOptions {
  language: Language;
  /** What is known from the start: on the server everything. */
  texts: Partial<Record<Language, TextsByNamespace>>;
  /** Loads the file that has the namespace, perhaps with others. */
  load?: (language: Language, name: Namespace) => Promise<TextsByNamespace>;
}

/** A language and its texts: one in a browser, one for each page that the server renders. */
export class Translator {
  readonly #texts: Record<Language, TextsByNamespace>;
  readonly #load: TranslatorOptions['load'];
  readonly #loading = new Map<string, Promise<void>>();
  readonly #ready = new Map<string, Promise<unknown>>();
  readonly #listeners = new Set<() => void>();
  #language: Language;

  constructor({ language, texts, load }: TranslatorOptions) {
    this.#language = language;
    this.#texts = { hr: { ...texts.hr }, en: { ...texts.en } };
    this.#load = load;
  }

  get language(): Language {
    return this.#language;
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
   * What `use` waits for; null where the texts were there from the start. A component that has waited asks
   * again, and must get the same promise then: React counts the calls, and after fewer than before it takes
   * the hooks that follow for too many.
   */
  ready(names: Namespaces, language = this.#language): Promise<unknown> | null {
    const key = `${language}/${names}`;
    const missing = this.#missing(names, language);
    const ready = this.#ready.get(key) ?? (missing.length > 0 ? Promise.all(missing) : null);
    if (ready === null) return null;
    this.#ready.set(key, ready);
    // React does not wait for a promise that calls itself fulfilled.
    if (missing.length === 0) Object.assign(ready, { status: 'fulfilled', value: undefined });
    return ready;
  }

  async load(names: Namespaces, language = this.#language): Promise<void> {
    await Promise.all(this.#missing(names, language));
  }

  /** Loads what is shown in the new language before it changes. */
  async changeLanguage(language: Language): Promise<void> {
    const shown = Object.keys(this.#texts[this.#language]) as Namespace[];
    await Promise.all(shown.flatMap((name) => this.#missing(name, language))).catch((error) => {
      this.#loading.clear();
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

  #missing(names: Namespaces, language: Language): Promise<void>[] {
    const missing = namesOf(names).filter((name) => !this.hasLoaded(name, language));
    return missing.map((name) => this.#file(language, name));
  }

  #file(language: Language, name: Namespace): Promise<void> {
    const key = `${language}/${name}`;
    const loading = this.#loading.get(key) ?? this.#read(language, name);
    this.#loading.set(key, loading);
    return loading;
  }

  async #read(language: Language, name: Namespace): Promise<void> {
    if (this.#load === undefined) throw new Error(`There are no texts ${name} in ${language}`);
    this.add(language, await this.#load(language, name));
  }

  #text(first: Namespace, key: string, language: Language, values?: TextValues) {
    const colon = key.indexOf(':');
    const name = colon < 0 ? first : key.slice(0, colon);
    return translate(this.#texts[language][name], language, key.slice(colon + 1), values);
  }
}

const namesOf = (names: Namespaces): readonly [Namespace, ...Namespace[]] =>
  typeof names === 'string' ? [names] : names;
