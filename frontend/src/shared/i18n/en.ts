import { initialTexts } from './en/initial';
import { lazyTexts } from './en/lazy';
import { liveTexts } from './en/live-page';

/** Every text of the language. */
export const en = { ...initialTexts, ...liveTexts, ...lazyTexts };
