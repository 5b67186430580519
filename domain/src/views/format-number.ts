/** With a typographic minus below zero, as points may be. */
export const formatWhole = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** With a plus sign at zero and above (docs/product.md#tables), as differences are. */
export const formatSigned = (value: number | null): string => {
  if (value === null) return '–';
  return value < 0 ? formatWhole(value) : `+${value}`;
};
