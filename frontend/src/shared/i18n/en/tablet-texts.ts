import { consoleTexts } from './console';
import { control } from './control';

/** What a scorekeeper sees. */
export const tabletTexts = { console: consoleTexts, control };
