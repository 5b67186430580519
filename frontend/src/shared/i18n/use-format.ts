import { useMemo } from 'react';
import {
  formatDate,
  formatDateTime,
  formatRelativeDay,
  formatShortDate,
  formatTime,
  type Instant,
} from './format-date';
import { formatOneDecimal } from './format-number';
import { formatPrice } from './format-price';
import { useLanguage } from './use-language';

export interface Format {
  date: (instant: Instant) => string;
  time: (instant: Instant) => string;
  dateTime: (instant: Instant) => string;
  shortDate: (instant: Instant) => string;
  relativeDay: (instant: Instant, now?: Instant) => string;
  oneDecimal: (value: number) => string;
  /** Takes euros with two decimals. */
  price: (euros: string) => string;
  cents: (cents: number) => string;
}

export function useFormat(): Format {
  const { language } = useLanguage();
  return useMemo(
    () => ({
      date: (instant) => formatDate(instant, language),
      time: (instant) => formatTime(instant),
      dateTime: (instant) => formatDateTime(instant, language),
      shortDate: (instant) => formatShortDate(instant, language),
      relativeDay: (instant, now) => formatRelativeDay(instant, language, now),
      oneDecimal: (value) => formatOneDecimal(value, language),
      price: (euros) => formatPrice(euros, language),
      cents: (cents) => formatPrice((cents / 100).toFixed(2), language),
    }),
    [language],
  );
}
