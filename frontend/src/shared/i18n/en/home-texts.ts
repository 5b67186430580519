import { home } from './home';

/** The first screen of the home page beside the season. */
export const homeTexts = { home };
