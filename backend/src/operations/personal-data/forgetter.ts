import { erased } from '@kolo/domain';
import type { PersonName, PersonWords } from '../../people/erasures/index.js';
import { forgetName } from './forget-name.js';

export interface ForgetInProse {
  alone: boolean;
  others: readonly string[];
}

const nothing: ForgetInProse = { alone: false, others: [] };

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

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

  inProse(text: string, { alone, others }: ForgetInProse): string {
    const instead = erased.player;
    const named = this.words.names.reduce(
      (prose, name) => forgetName(prose, name, { instead, alone, others }),
      text,
    );
    return this.replaced(named, this.contacts);
  }

  inValue(text: string, about: ForgetInProse = nothing): string {
    return this.replaced(this.inProse(text, about), this.labels);
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

  private replaced(text: string, pattern: RegExp | null): string {
    return pattern === null ? text : text.replace(pattern, erased.value);
  }
}
