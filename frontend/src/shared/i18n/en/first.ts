import { common } from './common';
import { home } from './home';
import { layout } from './layout';
import { scoreline } from './scoreline';

/** The namespaces of the frame of every page and of the home page's first screen. */
export const first = {
  common,
  home,
  layout,
  scoreline,
};
