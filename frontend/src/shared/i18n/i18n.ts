import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { patientImport } from '@/shared/patient-import';
import type { hr } from './hr';
import { first } from './hr/first';
import type { season } from './hr/season';
import { keepLanguage, type Language, languages, storedLanguage, toLanguage } from './language';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof hr;
  }
}

type Texts = Record<string, ResourceKey>;
type Part = 'first' | 'season' | 'later';

/**
 * Croatian for the first screen is in the bundle, everything else comes when somebody needs it; the service
 * worker keeps all of it, so that a tablet without a network still speaks both languages.
 */
const loaders: Record<string, Record<Part, () => Promise<Texts>>> = {
  hr: {
    first: async () => first,
    season: async () => (await import('./hr/season')).season,
    later: async () => (await import('./hr/later')).later,
  },
  en: {
    first: async () => (await import('./en/first')).first,
    season: async () => (await import('./en/season')).season,
    later: async () => (await import('./en/later')).later,
  },
};

/** Of its own: the library adds what it loads to the object that it was given. */
const firstNamespaces: ReadonlySet<string> = new Set(Object.keys(first));
const seasonNamespaces: Record<keyof typeof season, true> = {
  homeBlocks: true,
  leagueTable: true,
  packages: true,
  statistics: true,
};

function partOf(namespace: string): Part {
  if (firstNamespaces.has(namespace)) return 'first';
  return namespace in seasonNamespaces ? 'season' : 'later';
}

const texts: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    const load = loaders[language]?.[partOf(namespace)];
    if (load === undefined) return;
    patientImport(load).then(
      (loaded) => {
        // All at once: a page would give way to its spinner again for every other namespace of the part.
        for (const name in loaded) i18n.addResourceBundle(language, name, loaded[name]);
        done(null, loaded[namespace] ?? null);
      },
      (error: Error) => done(error, null),
    );
  },
};

export const i18n = i18next.createInstance();

/** Settles when the first page can be shown in the device's language. */
export const textsReady: Promise<unknown> = i18n
  .use(texts)
  .use(initReactI18next)
  .init({
    resources: { hr: first },
    partialBundledLanguages: true,
    lng: storedLanguage(),
    // Both languages have every text, which a test holds.
    fallbackLng: false,
    supportedLngs: [...languages],
    defaultNS: 'common',
    ns: [...firstNamespaces],
    interpolation: { escapeValue: false },
    returnNull: false,
    initAsync: false,
  });

document.documentElement.lang = toLanguage(i18n.language);
i18n.on('languageChanged', (code) => keepLanguage(toLanguage(code)));

/** Changes the language when every text that was used so far is there in the new one. */
export async function speak(language: Language): Promise<void> {
  const used = Object.keys(i18n.getDataByLanguage(i18n.language) ?? {});
  await i18n.reloadResources([language], used);
  await i18n.changeLanguage(language);
}
