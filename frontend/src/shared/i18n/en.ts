import { initialTexts } from './en/initial';
import { lazyTexts } from './en/lazy';

/** Every text of the language. */
export const en = { ...initialTexts, ...lazyTexts };
