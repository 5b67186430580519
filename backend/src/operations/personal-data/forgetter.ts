import { erased } from '@kolo/domain';
import { forgetName, type PersonName } from './forget-name.js';

/** By which words somebody is found in what others wrote. */
export interface PersonWords {
  names: PersonName[];
  /** E-mail, phone, OIB: as they are, wherever they stand. */
  contacts: string[];
  /** Names of an account: as whole words, and not in prose, where they may be words like any other. */
  labels: string[];
}

export interface ForgetInProse {
  /** Also parts of a name. */
  alone: boolean;
  others: readonly string[];
}

const nothing: ForgetInProse = { alone: false, others: [] };

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Takes somebody out of texts. */
export class Forgetter {
  private readonly contacts: RegExp | null;
  private readonly labels: RegExp | null;

  constructor(private readonly words: PersonWords) {
    const anyOf = (words: string[], pattern: (any: string) => string, flags: string) =>
      words.length === 0 ? null : new RegExp(pattern(words.map(escaped).join('|')), flags);
    this.contacts = anyOf(words.contacts, (any) => `(?:${any})`, 'giu');
    this.labels = anyOf(
      words.labels,
      (any) => `(?<![\\p{L}\\p{N}_])(?:${any})(?![\\p{L}\\p{N}_])`,
      'giu',
    );
  }

  /** What somebody wrote for others to read. */
  inProse(text: string, { alone, others }: ForgetInProse): string {
    const instead = erased.player;
    const named = this.words.names.reduce(
      (prose, name) => forgetName(prose, name, { instead, alone, others }),
      text,
    );
    return this.replaced(named, this.contacts);
  }

  /** A value of a field, a subject of an entry, a reason; of matches of theirs also parts of a name. */
  inValue(text: string, about: ForgetInProse = nothing): string {
    return this.replaced(this.inProse(text, about), this.labels);
  }

  /** The texts in whatever JSON holds, as `inValue`; names of fields stay. */
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
    // A name in two fields is one all the same.
    if (this.words.names.some((name) => name.firstName === firstName && name.lastName === lastName))
      fields.push(['firstName', erased.firstName], ['lastName', erased.lastName]);
    return Object.fromEntries(fields);
  }

  finds(value: unknown, about?: ForgetInProse): boolean {
    return JSON.stringify(this.inJson(value, about)) !== JSON.stringify(value);
  }

  private replaced(text: string, pattern: RegExp | null): string {
    return pattern === null ? text : text.replace(pattern, erased.value);
  }
}
