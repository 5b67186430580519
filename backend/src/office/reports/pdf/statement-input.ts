import type { RefereeStatement } from '@kolo/domain';
import type { Language } from '../../../platform/api/language.js';

/** What a referee's statement says. */
export interface StatementInput {
  language: Language;
  name: string;
  statement: RefereeStatement;
  /** Address of the referee's page. */
  url: string;
}
