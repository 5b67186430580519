const longestName = 200;
const unseen = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

export function shownName(sent: string): string {
  const name = sent.split(/[/\\]/).at(-1) ?? '';
  const whole = name.replace(unseen, '').normalize('NFC').trim();
  return Array.from(whole).slice(-longestName).join('');
}
