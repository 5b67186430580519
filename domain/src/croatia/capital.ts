/** Returns a text with a capital as its first letter. */
export const capital = (text: string): string =>
  text.charAt(0).toLocaleUpperCase('hr') + text.slice(1);
