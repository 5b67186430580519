import type { CommentaryLanguage } from '../contract/commentary.js';

/** Tables hold these Croatian words in place of the names of erased people. */
export const erased = {
  firstName: 'Igrač',
  lastName: '(obrisan)',
  player: 'Igrač (obrisan)',
  account: 'Račun (obrisan)',
  team: 'Tim (obrisan)',
  value: '(obrisano)',
} as const;

const english: readonly [string, string][] = [
  [erased.player, 'Player (erased)'],
  [erased.account, 'Account (erased)'],
  [erased.team, 'Team (erased)'],
  [erased.value, '(erased)'],
  // JSON has the two parts of a name beside each other.
  [
    `"firstName":"${erased.firstName}","lastName":"${erased.lastName}"`,
    '"firstName":"Player","lastName":"(erased)"',
  ],
];

/** Returns the text, which may be JSON, with the names of erased people in the reader's language. */
export function erasedIn(language: CommentaryLanguage, text: string): string {
  if (language === 'hr' || !text.includes('(obrisan')) return text;
  return english.reduce((translated, [from, to]) => translated.replaceAll(from, to), text);
}

/** As `erasedIn`, for all texts inside a JSON value. */
export function erasedInside<Value>(language: CommentaryLanguage, value: Value): Value {
  const text = JSON.stringify(value);
  const translated = erasedIn(language, text);
  return translated === text ? value : (JSON.parse(translated) as Value);
}
