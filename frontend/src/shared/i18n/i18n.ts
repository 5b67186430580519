import { importWhenOnline } from '@/shared/import-when-online';
import { initialTexts } from './hr/initial';
import { keepLanguage, type Language, storedLanguage } from './language';
import { type TextsByNamespace, Translator } from './translator';

type Loader = () => Promise<TextsByNamespace>;

// Only the Croatian first screen is in the bundle. The service worker keeps the other files, so that a
// tablet without a network has both languages.
const initialLoaders: Record<Language, Loader> = {
  hr: async () => initialTexts,
  en: async () => (await import('./en/initial')).initialTexts,
};
const lazyLoaders: Record<Language, Loader> = {
  hr: async () => (await import('./hr/lazy')).lazyTexts,
  en: async () => (await import('./en/lazy')).lazyTexts,
};

/** The browser's language and texts; what the server renders has its own (`TranslatorContext`). */
export const i18n = new Translator({
  language: storedLanguage(),
  texts: { hr: initialTexts },
  load: (language, name) =>
    importWhenOnline((name in initialTexts ? initialLoaders : lazyLoaders)[language]),
});

i18n.subscribe(() => keepLanguage(i18n.language));

/** Tells the document its language and loads the texts of the first screen. */
export async function startLanguage(): Promise<void> {
  document.documentElement.lang = i18n.language;
  await i18n.load(['common', 'home', 'layout', 'scoreline']);
}
