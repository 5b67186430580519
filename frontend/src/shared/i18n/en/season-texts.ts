import { calendar } from './calendar';
import { matches } from './matches';
import { teamPage } from './team-page';

/** Fixtures, calendars and teams. */
export const seasonTexts = { calendar, matches, teamPage };
