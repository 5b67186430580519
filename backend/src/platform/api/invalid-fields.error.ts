import { fieldSentence } from './field-sentences.js';
import type { Language } from './language.js';
import { RefusalError } from './refusal.error.js';

export interface FieldProblem {
  /** The rule that it breaks, and the rule's own message, which names its numbers. */
  rule: string;
  message: string;
}

/** A request whose fields break rules, with messages in the reader's language. */
export class InvalidFieldsError extends RefusalError {
  constructor(private readonly problems: Readonly<Record<string, FieldProblem>>) {
    const detail = Object.keys(problems).slice(0, 5).join(', ').slice(0, 200);
    super({ code: 'request.invalid', detail });
  }

  detailsIn(language: Language): Record<string, string> {
    return Object.fromEntries(
      Object.entries(this.problems).map(([field, { rule, message }]) => [
        field,
        fieldSentence(rule, message, language),
      ]),
    );
  }
}
