import type { VenueSlots } from '@kolo/domain';

type Hours = Pick<VenueSlots, 'from' | 'to' | 'slotMinutes' | 'bufferMinutes'>;

/** The kick-offs that fit, `HH:MM`; the last match needs no break after it. */
export function kickOffs({ from, to, slotMinutes, bufferMinutes }: Hours): string[] {
  const times: string[] = [];
  const step = slotMinutes + bufferMinutes;
  for (let at = minutesOf(from); at + slotMinutes <= minutesOf(to); at += step)
    times.push(timeOf(at));
  return times;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const timeOf = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
const twoDigits = (value: number): string => String(value).padStart(2, '0');
