/** Encoded, so that the address cannot add a subject or a text. */
export const mailto = (address: string): string =>
  `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;
