/** A link that opens a mail to this address, and puts nothing else into it. */
export const mailto = (address: string): string =>
  `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;
