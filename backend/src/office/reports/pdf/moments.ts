import { timeZone } from '@kolo/domain';
import type { Language } from '../../../platform/api/language.js';

interface Moment {
  day: string;
  time: string;
}

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const months =
  'January,February,March,April,May,June,July,August,September,October,November,December';

/** In Zagreb, put together here: the words of a locale may differ from one Node to the next. */
export function momentOf(instant: string, language: Language): Moment {
  const found: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of parts.formatToParts(new Date(instant))) found[type] = value;
  const { year, month, day, hour, minute } = found;
  const days = {
    hr: `${Number(day)}. ${Number(month)}. ${year}.`,
    en: `${Number(day)} ${months.split(',')[Number(month) - 1]} ${year}`,
  };
  return { day: days[language], time: `${hour}:${minute}` };
}

/** As the pages write it, so that a day and a time have room in one line of a table. */
const shortMonth = (month: string): string => month.slice(0, month === 'September' ? 4 : 3);

export const stampOf = (instant: string, language: Language): string => {
  const { day, time } = momentOf(instant, language);
  return `${day.replace(/[A-Z]\w+/, shortMonth)} ${time}`;
};
