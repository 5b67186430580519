import { matchDay } from './match-day';

/** What few matches show. */
export const matchDayTexts = { matchDay };
