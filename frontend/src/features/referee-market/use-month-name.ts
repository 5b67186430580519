import { useCallback } from 'react';
import { useLanguage } from '@/shared/i18n/use-language';

const locales = { hr: 'hr-HR', en: 'en-IE' } as const;

/** `ožujak 2026.` of `2026-03`. */
export function useMonthName(): (month: string) => string {
  const { language } = useLanguage();
  return useCallback(
    (month) =>
      new Intl.DateTimeFormat(locales[language], {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(new Date(`${month}-15T00:00:00Z`)),
    [language],
  );
}
