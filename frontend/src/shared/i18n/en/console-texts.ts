import { console } from './console';
import { consoleAccess } from './console-access';
import { ruledConsole } from './ruled-console';

/** What a scorekeeper sees. */
export const consoleTexts = { console, consoleAccess, ruledConsole };
