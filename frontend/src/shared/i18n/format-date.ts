import { zagrebWallTime } from '@kolo/domain';
import type { Language } from './language';

// Written by hand: the server's and the browser's `Intl` differ in spaces and abbreviations, and a
// page that the server rendered must not change when the browser takes it over.
const weekdays = {
  hr: ['ned', 'pon', 'uto', 'sri', 'čet', 'pet', 'sub'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
} as const;
const months = [
  ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  ...['Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
];
const nearDays = {
  hr: { '-1': 'jučer', '0': 'danas', '1': 'sutra' },
  en: { '-1': 'yesterday', '0': 'today', '1': 'tomorrow' },
} as const;
const dayMs = 24 * 60 * 60 * 1000;

export type Instant = string | number | Date;
/** Keeps a date on one line. */
const nbsp = '\u00a0';
const wallTime = (instant: Instant) => zagrebWallTime(new Date(instant).getTime());

/** Midnight in UTC of the calendar day in Zagreb. */
const midnightOf = (instant: Instant): Date => new Date(`${wallTime(instant).day}T00:00:00Z`);

/** `02. 11. 2025.` or `2 Nov 2025`, the day in Zagreb. */
export function formatDate(instant: Instant, language: Language): string {
  const year = midnightOf(instant).getUTCFullYear();
  const day = dayAndMonth(midnightOf(instant), language);
  return `${day}${nbsp}${year}${language === 'hr' ? '.' : ''}`;
}

/** `19:00`, 24 hours, wall time in Zagreb. */
export const formatTime = (instant: Instant): string => wallTime(instant).time;

/** `02. 11. 2025. 19:00` or `2 Nov 2025, 19:00`. */
export function formatDateTime(instant: Instant, language: Language): string {
  const between = language === 'hr' ? ' ' : ', ';
  return formatDate(instant, language) + between + formatTime(instant);
}

/** `danas`, `sutra`, `jučer`; farther away `ned, 02. 11.` or `Sun, 2 Nov`. */
export function formatRelativeDay(
  instant: Instant,
  language: Language,
  now: Instant = Date.now(),
): string {
  // Days of 23 or 25 hours count as one.
  const days = (midnightOf(instant).getTime() - midnightOf(now).getTime()) / dayMs;
  if (days === -1 || days === 0 || days === 1) return nearDays[language][`${days}`];
  return formatShortDate(instant, language);
}

/** `ned, 02. 11.` or `Sun, 2 Nov`: within a season the year is known. */
export function formatShortDate(instant: Instant, language: Language): string {
  const midnight = midnightOf(instant);
  return `${weekdays[language][midnight.getUTCDay()]}, ${dayAndMonth(midnight, language)}`;
}

function dayAndMonth(midnight: Date, language: Language): string {
  const [day, month] = [midnight.getUTCDate(), midnight.getUTCMonth()];
  const two = (value: number): string => String(value).padStart(2, '0');
  return language === 'hr'
    ? `${two(day)}.${nbsp}${two(month + 1)}.`
    : `${day}${nbsp}${months[month]}`;
}
