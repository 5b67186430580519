import { console } from './console';
import { consoleAccess } from './console-access';
import { officials } from './officials';
import { ruledConsole } from './ruled-console';

/** Texts for scorekeepers. */
export const consoleTexts = { console, consoleAccess, officials, ruledConsole };
