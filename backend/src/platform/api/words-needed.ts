import { RefusalError } from './refusal.error.js';

/** A change of an official result without its reason in words. */
export const wordsNeeded = (): RefusalError =>
  new RefusalError({ code: 'decision.words-needed' }, { field: 'text' });

export const hasWords = (text: string | undefined): boolean => (text?.trim() ?? '') !== '';
