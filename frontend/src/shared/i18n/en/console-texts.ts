import { console } from './console';
import { consoleAccess } from './console-access';
import { officials } from './officials';
import { ruledConsole } from './ruled-console';

/** What a scorekeeper sees. */
export const consoleTexts = { console, consoleAccess, officials, ruledConsole };
