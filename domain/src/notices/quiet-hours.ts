import { addDays } from '../croatia/days.js';
import { zagrebToUtc, zagrebWallTime } from '../croatia/zagreb-time.js';
import type { MatchNotice } from './match-notice.js';

const [evening, morning] = ['22:00', '08:00'];

/**
 * The instant at which a message goes out: nights are quiet but for matches that are being played.
 * @returns null for one that is of no use in the morning
 */
export function sendingTime({ headline, isLive }: MatchNotice, now: number): number | null {
  const { day, time } = zagrebWallTime(now);
  if (isLive || (time >= morning && time < evening)) return now;
  if (headline === 'soon') return null;
  const next = time < morning ? day : addDays(day, 1);
  return Date.parse(zagrebToUtc(next, morning));
}
