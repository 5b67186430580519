import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import { i18n } from './i18n';
import type { Language } from './language';
import type { Namespaces, TFunction } from './text-keys';
import type { Translator } from './translator';

/** The server gives each page that it renders a translator of its own. */
export const TranslatorContext = createContext<Translator>(i18n);

interface Translation<Names extends Namespaces> {
  t: TFunction<Names>;
  i18n: Translator;
  language: Language;
}

/** The texts in the current language; suspends until they are loaded. */
export function useTranslation<const Names extends Namespaces = 'common'>(
  names?: Names,
): Translation<Names> {
  const translator = use(TranslatorContext);
  const current = () => translator.language;
  const language = useSyncExternalStore(translator.subscribe, current, current);
  const requested: Namespaces = names ?? 'common';
  const ready = translator.ready(requested, language);
  if (ready) use(ready);
  const first = typeof requested === 'string' ? requested : requested[0];
  const t = useMemo(
    () => translator.in(first, language) as TFunction<Names>,
    [translator, first, language],
  );
  return { t, i18n: translator, language };
}
