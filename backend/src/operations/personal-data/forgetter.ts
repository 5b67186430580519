import { erased, isFormOf } from '@kolo/domain';
import type { PersonName, PersonWords } from '../../people/erasures/index.js';
import { forgetName } from './forget-name.js';

export interface ForgetInProse {
  alone: boolean;
  others: readonly string[];
}

const nothing: ForgetInProse = { alone: false, others: [] };

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Where no longer word, number or address ends with a contact; for a name also the letters behind it. */
function patternOf(contact: string): RegExp {
  const before = contact.includes('@')
    ? '(?<!\\p{L}|[\\p{L}\\p{N}][._+-])'
    : /^\p{N}/u.test(contact)
      ? '(?<!\\p{N})'
      : /^\p{L}/u.test(contact)
        ? '(?<!\\p{L})'
        : '';
  const after = contact.includes('@') ? '' : /\p{L}$/u.test(contact) ? '\\p{L}*' : '(?!\\p{N})';
  return new RegExp(`${before}${escaped(contact)}${after}`, 'giu');
}

const lastWord = (text: string): string => /\p{L}*$/u.exec(text)?.[0] ?? '';

export class Forgetter {
  private readonly contacts: readonly { last: string; pattern: RegExp }[];
  private readonly labels: RegExp | null;

  constructor(private readonly words: PersonWords) {
    this.contacts = words.contacts.map((contact) => ({
      last: lastWord(contact),
      pattern: patternOf(contact),
    }));
    const any = words.labels.map(escaped).join('|');
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
        prose.replace(pattern, (found) => (isFormOf(lastWord(found), last) ? erased.value : found)),
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
