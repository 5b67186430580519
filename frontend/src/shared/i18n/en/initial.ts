import { common } from './common';
import { home } from './home';
import { layout } from './layout';
import { scoreline } from './scoreline';

/** The namespaces of the page frame and of the first screen of the home page. */
export const initialTexts = {
  common,
  home,
  layout,
  scoreline,
};
