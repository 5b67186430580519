import { common } from './common';
import { home } from './home';
import { layout } from './layout';
import { scoreline } from './scoreline';

/** The page frame and the first screen of the home page. */
export const firstTexts = { common, home, layout, scoreline };
