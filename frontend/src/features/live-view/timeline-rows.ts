import { inPlayOrder, type LiveMatch, minuteLabel, type TimelineEntry } from '@kolo/domain';

export type TimelineRow = TimelineEntry & {
  /** `14`, `20+2`; null where no clock is known. */
  minute: string | null;
};

export function timelineRows({ timeline, rules }: LiveMatch): TimelineRow[] {
  return inPlayOrder(Object.values(timeline))
    .map((entry) => ({ ...entry, minute: minuteLabel(entry, rules) }))
    .reverse();
}

/** The score is set apart only after a whistle. */
export const endsPlay: ReadonlySet<TimelineEntry['type']> = new Set<TimelineEntry['type']>([
  'half-time',
  'extra-time-break',
  'extra-time-over',
  'finished',
  'result-recorded',
]);
