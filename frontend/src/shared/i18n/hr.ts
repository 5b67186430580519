import { initialTexts } from './hr/initial';
import { lazyTexts } from './hr/lazy';

/** Every text of the language. */
export const hr = { ...initialTexts, ...lazyTexts };
