import { control } from './control';

/** What a scorekeeper sees. */
export const tabletTexts = { control };
