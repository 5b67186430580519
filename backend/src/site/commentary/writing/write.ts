import type { CommentaryLanguage } from '@kolo/domain';
import { previewEn } from './en/preview.js';
import { reportEn } from './en/report.js';
import type { CommentaryFacts } from './facts.js';
import { previewHr } from './hr/preview.js';
import { reportHr } from './hr/report.js';
import { pickFor } from './pick.js';

/** The same facts always give the same text. */
export function writeByTemplate(facts: CommentaryFacts, language: CommentaryLanguage): string {
  const pick = pickFor(`${facts.kind}-${facts.matchId}`);
  if (facts.kind === 'report')
    return language === 'hr' ? reportHr(facts, pick) : reportEn(facts, pick);
  return language === 'hr' ? previewHr(facts, pick) : previewEn(facts, pick);
}
