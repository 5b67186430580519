import { importWhenOnline } from '@/shared/import-when-online';
import { initialTexts } from './hr/initial';
import type { liveTexts } from './hr/live-page';
import { keepLanguage, type Language, storedLanguage } from './language';
import type { Namespace } from './text-keys';
import { type TextsByNamespace, Translator } from './translator';

type LiveTexts = typeof liveTexts;
type Loader = () => Promise<TextsByNamespace>;

// Only the Croatian first screen is in the bundle. The service worker keeps the other files, so that a
// tablet without a network has both languages.
const initialLoaders: Record<Language, Loader> = {
  hr: async () => initialTexts,
  en: async () => (await import('./en/initial')).initialTexts,
};
const liveLoaders: Record<Language, Loader> = {
  hr: async () => (await import('./hr/live-page')).liveTexts,
  en: async () => (await import('./en/live-page')).liveTexts,
};
const lazyLoaders: Record<Language, Loader> = {
  hr: async () => (await import('./hr/lazy')).lazyTexts,
  en: async () => (await import('./en/lazy')).lazyTexts,
};

/** Their file has what a match's page shows beside the initial texts. */
export const liveNamespaces: ReadonlySet<Namespace> = new Set<keyof LiveTexts>([
  'commentary',
  'fansVote',
  'live',
  'replay',
  'share',
]);

function loadersOf(name: Namespace): Record<Language, Loader> {
  if (name in initialTexts) return initialLoaders;
  return liveNamespaces.has(name) ? liveLoaders : lazyLoaders;
}

/** The browser's language and texts; what the server renders has its own (`TranslatorContext`). */
export const i18n = new Translator({
  language: storedLanguage(),
  texts: { hr: initialTexts },
  load: (language, name) => importWhenOnline(loadersOf(name)[language]),
});

i18n.subscribe(() => keepLanguage(i18n.language));

/** Tells the document its language and loads the texts of the first screen. */
export async function startLanguage(): Promise<void> {
  document.documentElement.lang = i18n.language;
  await i18n.load(['common', 'home', 'layout', 'scoreline']);
}
