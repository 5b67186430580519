const longestName = 200;
/** Control characters, line breaks, and marks that make a name read backwards. */
const unseen = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

/** The name that a sender gave to a file, without its folders and without what cannot be seen. */
export function shownName(sent: string): string {
  const name = sent.split(/[/\\]/).at(-1) ?? '';
  const whole = name.replace(unseen, '').normalize('NFC').trim();
  return Array.from(whole).slice(-longestName).join('');
}
