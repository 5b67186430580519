import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { importWhenOnline } from '@/shared/import-when-online';
import type { hr } from './hr';
import { initialTexts } from './hr/initial';
import { keepLanguage, type Language, languages, storedLanguage, toLanguage } from './language';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof hr;
  }
}

type Texts = Record<string, ResourceKey>;
type Loader = () => Promise<Texts>;

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

// A copy: i18next adds the namespaces that it loads to the objects it is given.
const initialNamespaces: ReadonlySet<string> = new Set(Object.keys(initialTexts));

const texts: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    const loaders = initialNamespaces.has(namespace) ? initialLoaders : lazyLoaders;
    importWhenOnline(loaders[toLanguage(language)]).then(
      (loaded) => {
        // All at once: else the page would show its spinner again for every namespace.
        for (const name in loaded) i18n.addResourceBundle(language, name, loaded[name]);
        done(null, loaded[namespace] ?? null);
      },
      (error: Error) => done(error, null),
    );
  },
};

export const i18n = i18next.createInstance();

/** Settles when the texts of the first screen are loaded. */
export const textsReady: Promise<unknown> = i18n
  .use(texts)
  .use(initReactI18next)
  .init({
    resources: { hr: initialTexts },
    partialBundledLanguages: true,
    lng: storedLanguage(),
    // Both languages have every text: texts.spec.ts compares them.
    fallbackLng: false,
    supportedLngs: [...languages],
    defaultNS: 'common',
    ns: [...initialNamespaces],
    interpolation: { escapeValue: false },
    returnNull: false,
    initAsync: false,
  });

document.documentElement.lang = toLanguage(i18n.language);
i18n.on('languageChanged', (code) => keepLanguage(toLanguage(code)));

/** Loads what is shown in the new language before it changes. */
export async function changeLanguage(language: Language): Promise<void> {
  const used = Object.keys(i18n.getDataByLanguage(i18n.language) ?? {});
  await i18n.reloadResources([language], used);
  await i18n.changeLanguage(language);
}
