import { embeddedLook } from '@/shared/page/embedded-look';

export const languages = ['hr', 'en'] as const;
export type Language = (typeof languages)[number];

const storageKey = 'language';

/** The language in the address, else the one stored on this device, else Croatian. */
export function storedLanguage(): Language {
  const look = embeddedLook();
  if (look !== null) return look.language;
  try {
    return localStorage.getItem(storageKey) === 'en' ? 'en' : 'hr';
  } catch {
    return 'hr';
  }
}

export function keepLanguage(language: Language): void {
  document.documentElement.lang = language;
  if (embeddedLook() !== null) return;
  try {
    // The server titles the page in this language.
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing without TLS.
    document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
    localStorage.setItem(storageKey, language);
  } catch {
    // Without storage the next visit is in Croatian.
  }
}

export const toLanguage = (code: string): Language => (code === 'en' ? 'en' : 'hr');
