import { initialTexts } from './hr/initial';
import { lazyTexts } from './hr/lazy';
import { liveTexts } from './hr/live-page';

/** Every text of the language. */
export const hr = { ...initialTexts, ...liveTexts, ...lazyTexts };
