import { timeZone } from '@kolo/domain';
import type { Language } from './language';

const locales: Record<Language, string> = { hr: 'hr-HR', en: 'en-GB' };
const dayMs = 24 * 60 * 60 * 1000;

const shapes = {
  hr: { day: 'numeric', month: 'numeric', year: 'numeric' },
  en: { day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<Language, Intl.DateTimeFormatOptions>;

/** A formatter is slow to create, and a list needs it a hundred times. */
const made = new Map<string, Intl.DateTimeFormat>();

function formatter(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const known =
    made.get(key) ?? new Intl.DateTimeFormat(locales[language], { ...options, timeZone });
  made.set(key, known);
  return known;
}

export type Instant = string | number | Date;
const dateOf = (instant: Instant): Date => new Date(instant);

/** `02. 11. 2025.` or `2 Nov 2025`, the day in Zagreb. */
export function formatDate(instant: Instant, language: Language): string {
  return formatter(language, shapes[language]).format(dateOf(instant));
}

/** `19:00`, 24 hours, wall time in Zagreb. */
export function formatTime(instant: Instant, language: Language): string {
  return formatter(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    dateOf(instant),
  );
}

/** `02. 11. 2025. 19:00` or `2 Nov 2025, 19:00`. */
export function formatDateTime(instant: Instant, language: Language): string {
  const between = language === 'hr' ? ' ' : ', ';
  return formatDate(instant, language) + between + formatTime(instant, language);
}

/** The number of the calendar day in Zagreb: days of 23 or 25 hours count as one. */
function calendarDay(instant: Instant): number {
  const [year, month, day] = new Intl.DateTimeFormat('sv-SE', { timeZone })
    .format(dateOf(instant))
    .split('-')
    .map(Number);
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1) / dayMs;
}

/** `danas`, `sutra`, `jučer`; farther away `ned, 02. 11.` or `Sun, 2 Nov`. */
export function formatRelativeDay(
  instant: Instant,
  language: Language,
  now: Instant = Date.now(),
): string {
  const days = calendarDay(instant) - calendarDay(now);
  if (Math.abs(days) <= 1)
    return new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' }).format(days, 'day');
  return formatShortDate(instant, language);
}

/** `ned, 02. 11.` or `Sun, 2 Nov`: within a season the year is known. */
export function formatShortDate(instant: Instant, language: Language): string {
  const { month } = shapes[language];
  return formatter(language, { weekday: 'short', day: 'numeric', month }).format(dateOf(instant));
}
