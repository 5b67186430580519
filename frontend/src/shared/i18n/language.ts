import { embeddedLook } from '@/shared/embedded-look';

export const languages = ['hr', 'en'] as const;
export type Language = (typeof languages)[number];

const storageKey = 'language';

/** The language that the address asks for, else the one kept on this device; Croatian where none is. */
export function storedLanguage(): Language {
  const look = embeddedLook();
  if (look !== null) return look.language;
  try {
    return localStorage.getItem(storageKey) === 'en' ? 'en' : 'hr';
  } catch {
    return 'hr';
  }
}

/** Keeps it for the next visit and tells the document, so that screen readers pronounce it right. */
export function keepLanguage(language: Language): void {
  document.documentElement.lang = language;
  if (embeddedLook() !== null) return;
  // The server names the page in it before anything else of it has come.
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is not there without TLS.
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // A device without storage speaks Croatian again next time.
  }
}

export const toLanguage = (code: string): Language => (code === 'en' ? 'en' : 'hr');
