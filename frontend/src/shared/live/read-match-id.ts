/** The id in an address; null for what cannot be one. */
export const readMatchId = (text: string): number | null =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
