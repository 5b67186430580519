import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { en } from './en';
import { hr } from './hr';
import { keepLanguage, languages, storedLanguage, toLanguage } from './language';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof hr;
  }
}

/** All texts are in the bundle: a tablet without a network still speaks both languages. */
export const i18n = i18next.createInstance();

void i18n.use(initReactI18next).init({
  resources: { hr, en },
  lng: storedLanguage(),
  fallbackLng: 'hr',
  supportedLngs: [...languages],
  defaultNS: 'common',
  ns: Object.keys(hr),
  interpolation: { escapeValue: false },
  returnNull: false,
  initAsync: false,
});

document.documentElement.lang = toLanguage(i18n.language);
i18n.on('languageChanged', (code) => keepLanguage(toLanguage(code)));
