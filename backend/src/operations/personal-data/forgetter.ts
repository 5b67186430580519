import { erased, isFormOf } from '@kolo/domain';
import type { PersonName, PersonWords } from '../../people/erasures/index.js';
import { apostrophes, forgetName, hyphens } from './forget-name.js';

export interface ForgetInProse {
  alone: boolean;
  others: readonly string[];
}

const nothing: ForgetInProse = { alone: false, others: [] };

/** A pattern of the text with any blanks, hyphens and apostrophes, whether its letters are composed or not. */
const likeness = (text: string): string =>
  text.replace(/\s+|\p{L}\p{M}*|./gsu, (one) => {
    if (/\s/.test(one)) return '[\\s\\p{DI}]+';
    if (anyHyphen.test(one)) return anyHyphen.source;
    if (anyApostrophe.test(one)) return anyApostrophe.source;
    const [whole, apart] = [one.normalize('NFC'), one.normalize('NFD')];
    return whole === apart
      ? whole.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
      : `(?:${whole}|${apart})`;
  });

const anyHyphen = new RegExp(`[-${hyphens}]`);
const anyApostrophe = new RegExp(`[${apostrophes}]`);

/** What people write between the digits of a number: neither a line break nor the end of a sentence. */
const separator = `(?:[\\t\\p{Zs}\\p{DI}()/${hyphens}-]|\\.(?!\\s))`;
const grouping = `${separator}{0,3}`;

const inGroups = (digits: string): string => Array.from(digits).join(grouping);

const date =
  '(?:\\d{1,2}[./-] ?\\d{1,2}[./-] ?(?:19|20)\\d\\d|(?:19|20)\\d\\d-\\d\\d-\\d\\d)(?!\\d)';

const countryCode = `(?:\\+|(?<!\\p{N})00)\\p{N}{1,3}${grouping}`;

/** A number as it is called in the country or from abroad; null for what is none. */
function numberPattern(contact: string): string | null {
  const number = contact.replace(/[^\d+]/g, '');
  const digits = number.replace(/^(?:\+|00)3850?|^00|^0|^\+/, '');
  if (!/^[+\d ()/.-]+$/.test(contact) || digits.length < 6) return null;
  const isCroatian = /^(?:(?:\+|00)385|0(?!0))/.test(number);
  const croatian = `(?:\\+|00)?${inGroups('385')}${grouping}0?|0`;
  const prefix = `(?:${isCroatian ? croatian : `${croatian}|00|\\+`})${grouping}`;
  // Without a prefix it may be the end of another number, and with more groups its beginning.
  const bare = `(?<![\\p{N}+]${grouping})`;
  const end = `(?!\\p{N}|${separator}(?!0|${date})\\p{N})`;
  const start = `(?<!\\p{N}|${countryCode})(?!${date})`;
  return `${start}(?:${prefix}|${bare})${inGroups(digits)}${end}`;
}

/** Where no longer word, number or address ends with a contact; for a name also the letters behind it. */
function patternOf(contact: string): RegExp {
  const number = numberPattern(contact);
  if (number !== null) return new RegExp(number, 'giu');
  const before = contact.includes('@')
    ? '(?<!\\p{L}|[\\p{L}\\p{N}][._+-])'
    : /^\p{N}/u.test(contact)
      ? '(?<!\\p{N})'
      : /^\p{L}/u.test(contact)
        ? '(?<!\\p{L})'
        : '';
  if (contact.includes('@')) return new RegExp(`${before}${likeness(contact)}`, 'giu');
  const ending = lastWord(contact);
  if (ending === '') return new RegExp(`${before}${likeness(contact)}(?!\\p{N})`, 'giu');
  // Declension never changes the first two letters.
  const unchanged = contact.slice(0, contact.length - ending.length + 2);
  return new RegExp(`${before}${likeness(unchanged)}[\\p{L}\\p{M}]*`, 'giu');
}

const lastWord = (text: string): string => /\p{L}*$/u.exec(text)?.[0] ?? '';

export class Forgetter {
  private readonly contacts: readonly { last: string; pattern: RegExp }[];
  private readonly labels: RegExp | null;

  constructor(private readonly words: PersonWords) {
    this.contacts = words.contacts
      .map((contact) => contact.normalize('NFC'))
      .map((contact) => ({ last: lastWord(contact), pattern: patternOf(contact) }));
    const any = words.labels.map(likeness).join('|');
    this.labels =
      any === '' ? null : new RegExp(`(?<![\\p{L}\\p{N}_])(?:${any})(?![\\p{L}\\p{N}_])`, 'giu');
  }

  inProse(text: string, { alone, others }: ForgetInProse): string {
    const instead = erased.player;
    const named = this.words.names.reduce(
      (prose, name) => forgetName(prose, name, { instead, alone, others }),
      text,
    );
    // A name of a team may be declined, and `ana@…` is no part of `ivana@…`.
    return this.contacts.reduce(
      (prose, { last, pattern }) =>
        prose.replace(pattern, (found) =>
          isFormOf(lastWord(found.normalize('NFC')), last) ? erased.value : found,
        ),
      named,
    );
  }

  inValue(text: string, about: ForgetInProse = nothing): string {
    const prose = this.inProse(text, about);
    return this.labels === null ? prose : prose.replace(this.labels, erased.value);
  }

  inJson<Value>(value: Value, about?: ForgetInProse): Value;
  inJson(value: unknown, about?: ForgetInProse): unknown {
    if (typeof value === 'string') return this.inValue(value, about);
    if (Array.isArray(value)) return value.map((one) => this.inJson<unknown>(one, about));
    if (typeof value !== 'object' || value === null) return value;
    const { firstName, lastName } = value as Partial<PersonName>;
    const fields = Object.entries(value).map(([key, one]) => [
      key,
      this.inJson<unknown>(one, about),
    ]);
    // Two fields may contain the same name.
    if (this.words.names.some((name) => name.firstName === firstName && name.lastName === lastName))
      fields.push(['firstName', erased.firstName], ['lastName', erased.lastName]);
    return Object.fromEntries(fields);
  }

  finds(value: unknown, about?: ForgetInProse): boolean {
    return JSON.stringify(this.inJson(value, about)) !== JSON.stringify(value);
  }
}
