import { homeBlocks } from './home-blocks';
import { packages } from './packages';

/** The home page below its first screen. */
export const homeBlockTexts = { homeBlocks, packages };
