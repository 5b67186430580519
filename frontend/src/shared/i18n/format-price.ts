import type { Language } from './language';

const locales: Record<Language, string> = { hr: 'hr-HR', en: 'en-IE' };

export const formatPrice = (price: string, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' }).format(
    Number(price),
  );
