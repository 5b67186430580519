import { developers } from './developers';
import { gallery } from './gallery';
import { notFound } from './not-found';
import { notices } from './notices';
import { playerPage } from './player-page';
import { records } from './records';
import { rules } from './rules';
import { search } from './search';
import { tableParts } from './table-parts';

/** The other public pages, and the dialog behind the bell. */
export const visitorTexts = {
  developers,
  gallery,
  notFound,
  notices,
  playerPage,
  records,
  rules,
  search,
  tableParts,
};
