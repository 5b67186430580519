import { gallery } from './gallery';
import { notFound } from './not-found';
import { rules } from './rules';

/** The other public pages. */
export const visitorTexts = { gallery, notFound, rules };
