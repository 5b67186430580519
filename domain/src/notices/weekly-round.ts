import { addDays, weekdayOf } from '../croatia/days.js';
import { zagrebWallTime } from '../croatia/zagreb-time.js';

const begins = '07:00';
const [monday, tuesday] = [1, 2];

/**
 * The Monday (`YYYY-MM-DD`) of the weekly mails that go out at an instant: from seven o'clock on in Zagreb and for a
 * day, so that a site that was down makes up for it.
 * @returns null while none go out
 */
export function weeklyRound(now: number): string | null {
  const { day, time } = zagrebWallTime(now);
  const weekday = weekdayOf(day);
  if (weekday === monday) return time >= begins ? day : null;
  if (weekday === tuesday && time < begins) return addDays(day, -1);
  return null;
}
