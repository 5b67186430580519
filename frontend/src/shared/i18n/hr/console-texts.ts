import { consoleTexts } from './console';
import { control } from './control';
import { table } from './table';

/** What a scorekeeper sees. */
export const tabletTexts = { console: consoleTexts, control, table };
