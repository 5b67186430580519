import type { Language } from './language.js';

type Sentence = Record<Language, string>;

/** Sentences for invalid fields, by the name of the broken rule; `{n}` is the rule's number. */
const sentences: Readonly<Record<string, Sentence>> = {
  isPhone: {
    hr: 'Upišite broj telefona, primjerice +385 91 234 5678.',
    en: 'Enter a phone number such as +385 91 234 5678.',
  },
  isOib: { hr: 'OIB ima 11 znamenki.', en: 'An OIB has 11 digits.' },
  isEmail: {
    hr: 'Upišite adresu e-pošte, primjerice ana@primjer.hr.',
    en: 'Enter an email address such as ana@example.com.',
  },
  isAddress: {
    hr: 'Adresa e-pošte ima znakove koje ne prihvaćamo.',
    en: 'The email address has characters that are not accepted.',
  },
  isUsername: {
    hr: 'Korisničko ime smije imati samo vidljive znakove, s po jednim razmakom.',
    en: 'A username has visible characters only, with single spaces.',
  },
  isVisible: { hr: 'Ovo polje ne može biti prazno.', en: 'This field cannot be empty.' },
  isNotEmpty: { hr: 'Ovo polje ne može biti prazno.', en: 'This field cannot be empty.' },
  isDay: {
    hr: 'Upišite datum kao godina-mjesec-dan.',
    en: 'Enter a date as year-month-day.',
  },
  isString: { hr: 'Upišite tekst.', en: 'Enter some text.' },
  isIn: {
    hr: 'Odaberite jednu od ponuđenih vrijednosti.',
    en: 'Choose one of the values on offer.',
  },
  isInt: { hr: 'Upišite cijeli broj.', en: 'Enter a whole number.' },
  isNumber: { hr: 'Upišite broj.', en: 'Enter a number.' },
  min: { hr: 'Upišite {n} ili više.', en: 'Enter {n} or more.' },
  max: { hr: 'Upišite {n} ili manje.', en: 'Enter {n} or less.' },
  minLength: { hr: 'Najmanji broj znakova: {n}.', en: 'Minimum number of characters: {n}.' },
  maxLength: { hr: 'Najveći broj znakova: {n}.', en: 'Maximum number of characters: {n}.' },
  whitelistValidation: {
    hr: 'Ovo polje ne postoji.',
    en: 'There is no such field.',
  },
};

const otherwise: Sentence = {
  hr: 'Ova vrijednost nije ispravna.',
  en: 'This value is not valid.',
};

/** The contract fixes these to the letter, whatever the language. */
const fixed: ReadonlySet<string> = new Set([
  'Username is required',
  'Password is required',
  'Membership package is required for companies',
]);

/** The rule's own message names its numbers, and nothing else of it is for people. */
export function fieldSentence(rule: string, message: string, language: Language): string {
  if (fixed.has(message)) return message;
  const numbers = message.match(/-?\d+(?:\.\d+)?/g) ?? [];
  const broken = rule === 'isLength' ? lengthRule(message) : rule;
  const sentence = (sentences[broken] ?? otherwise)[language];
  return numbers.length === 0 && sentence.includes('{n}')
    ? otherwise[language]
    : sentence.replace('{n}', numbers.at(-1) ?? '');
}

/** A length has two limits, and the message says which of them is broken. */
const lengthRule = (message: string): string =>
  message.includes('shorter') ? 'maxLength' : 'minLength';
