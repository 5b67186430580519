import { importWhenOnline } from '@/shared/browser/import-when-online';
import { firstTexts } from './hr/first-texts';
import { keepLanguage, storedLanguage } from './language';
import { readTexts } from './text-files';
import { Translator } from './translator';

/**
 * The browser's language and texts; what the server renders has its own (`TranslatorContext`). Only the
 * Croatian first screen is in the bundle. The service worker keeps the other files, so that a tablet
 * without a network has both languages.
 */
export const i18n = new Translator({
  language: storedLanguage(),
  texts: { hr: firstTexts },
  load: (language, name) => importWhenOnline(() => readTexts(language, name)),
});

i18n.subscribe(() => keepLanguage(i18n.language));

/** Tells the document its language and loads the texts of the first screen. */
export async function startLanguage(): Promise<void> {
  const { documentElement: root } = document;
  // The browser would match the styles of the whole page again, also for the language that it has.
  if (root.lang !== i18n.language) root.lang = i18n.language;
  await i18n.ready('common');
}
