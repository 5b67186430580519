import { zagrebWallTime } from '@kolo/domain';

const longestName = 200;
/** Control characters, line breaks, and marks that make a name read backwards. */
const unseen = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

/** The name that a sender gave to a file, without its folders and without what cannot be seen. */
export function shownName(sent: string): string {
  const name = sent.split(/[/\\]/).at(-1) ?? '';
  const whole = name.replace(unseen, '').normalize('NFC').trim();
  // The end tells the kind.
  return Array.from(whole).slice(-longestName).join('');
}

/** `Pravila.PDF` → `pdf`; empty where a name has no ending. */
export function endingOf(name: string): string {
  return /.\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Under which a version is downloaded: by the day in Zagreb on which it was published. */
export const downloadName = (published: Date, ending: string): string =>
  `pravila-lige-${zagrebWallTime(published.getTime()).day}.${ending}`;
