/** The id in an address; null if it cannot be one. */
export const readId = (text: string): number | null =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
