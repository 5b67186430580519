import type { ReportContent } from '@kolo/domain';

/** Parts of the report that people know by a word. */
const reportParts = ['score', 'goals', 'cards', 'fouls', 'lists', 'mvp', 'other'] as const;
export type ReportPart = (typeof reportParts)[number];

const fieldsOf: Record<Exclude<ReportPart, 'other'>, readonly (keyof ReportContent)[]> = {
  score: ['score', 'playedScore', 'halfTime', 'regularTime', 'shootout', 'afterExtraTime'],
  goals: ['course', 'missedKicks'],
  cards: ['cards', 'sendingsOff'],
  fouls: ['periods'],
  lists: ['lists'],
  mvp: ['mvp'],
};

/** Returns which parts of the report are others than before. */
export function changedParts(before: ReportContent, after: ReportContent): ReportPart[] {
  const differs = (field: keyof ReportContent): boolean =>
    JSON.stringify(before[field]) !== JSON.stringify(after[field]);
  const known = Object.values(fieldsOf).flat();
  const fields = Object.keys(after) as (keyof ReportContent)[];
  return reportParts.filter((part) =>
    part === 'other'
      ? fields.some((field) => !known.includes(field) && differs(field))
      : fieldsOf[part].some(differs),
  );
}
