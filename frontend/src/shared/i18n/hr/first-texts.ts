import { common } from './common';
import { layout } from './layout';
import { scoreline } from './scoreline';
import { share } from './share';

/** The frame of every page, and lines of matches. */
export const firstTexts = { common, layout, scoreline, share };
