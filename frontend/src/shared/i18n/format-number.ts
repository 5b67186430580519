import type { Language } from './language';

/** `6,4` or `6.4`: always one decimal. */
export const formatOneDecimal = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    value,
  );

/** With a typographic minus below zero, as points may be. */
export const formatWhole = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** With a plus sign at zero and above (docs/product.md#tables), as differences are. */
export const formatSigned = (value: number | null): string => {
  if (value === null) return '–';
  return value < 0 ? formatWhole(value) : `+${value}`;
};
