import type { Language } from './language';

/** `6,4` or `6.4`: always one decimal. */
export const formatOneDecimal = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    value,
  );
