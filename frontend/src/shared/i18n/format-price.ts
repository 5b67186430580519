import type { Language } from './language';

const locales: Record<Language, string> = { hr: 'hr-HR', en: 'en-IE' };

/** `1.500,00 €` or `€1,500.00`, of the wire's price with two decimals. */
export const formatPrice = (price: string, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' }).format(
    Number(price),
  );
