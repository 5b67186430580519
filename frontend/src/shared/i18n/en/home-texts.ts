import { home } from './home';
import { homeBlocks } from './home-blocks';
import { packages } from './packages';

/** The home page beside the season. */
export const homeTexts = { home, homeBlocks, packages };
