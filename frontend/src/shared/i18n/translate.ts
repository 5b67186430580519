import type { Language } from './language';
import type { TextValues } from './text-keys';

export interface Texts {
  readonly [key: string]: string | Texts;
}

const plurals: Record<Language, Intl.PluralRules> = {
  hr: new Intl.PluralRules('hr'),
  en: new Intl.PluralRules('en'),
};

/** The text in its plural form and with its values; undefined where the texts do not have the key. */
export function translate(
  texts: Texts | undefined,
  language: Language,
  key: string,
  values: TextValues = {},
): string | undefined {
  const { count } = values;
  const inForm =
    typeof count === 'number'
      ? textAt(texts, `${key}_${plurals[language].select(count)}`)
      : undefined;
  return (inForm ?? textAt(texts, key))?.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}

function textAt(texts: Texts | undefined, key: string): string | undefined {
  let at: Texts | string | undefined = texts;
  for (const part of key.split('.')) {
    if (typeof at !== 'object' || !Object.hasOwn(at, part)) return undefined;
    at = at[part];
  }
  return typeof at === 'string' ? at : undefined;
}
