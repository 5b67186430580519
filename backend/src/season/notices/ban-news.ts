import { type Ban, type DisciplineRecord, isOpenBan } from '@kolo/domain';
import type { DecisionNotice, NoticeContent } from '../../people/notices/index.js';

type DataOf<Kind extends NoticeContent['kind']> = Extract<NoticeContent, { kind: Kind }>['data'];
export type Suspended = DataOf<'suspended'>;
export type CardsCorrected = DataOf<'cards-corrected'>;
export type AppealNotice = DataOf<'appeal'>;
export type SuspensionCancelled = DataOf<'suspension-cancelled'>;

export const dataOf = <Kind extends NoticeContent['kind']>(
  contents: readonly NoticeContent[],
  wanted: Kind,
): DataOf<Kind>[] =>
  contents.flatMap((content) => (content.kind === wanted ? [content.data as DataOf<Kind>] : []));

/** Without decisions that were undone before they were mailed, and without what undid them. */
export function withoutUndone(contents: readonly NoticeContent[]): NoticeContent[] {
  const idsOf = (field: 'eventId' | 'undoes') =>
    new Set(contents.map(({ data }) => decisionOf(data)[field]));
  const [decided, undone] = [idsOf('eventId'), idsOf('undoes')];
  return contents.filter(({ data }) => {
    const { eventId, undoes } = decisionOf(data);
    return !(
      (undoes !== undefined && decided.has(undoes)) ||
      (eventId !== undefined && undone.has(eventId))
    );
  });
}

const decisionOf = (data: NoticeContent['data']): DecisionNotice => data as DecisionNotice;

export interface BannedPerson<Record extends DisciplineRecord = DisciplineRecord> {
  record: Record;
  ban: Ban;
}

/** The first correction of each match, without those whose whistle has its mail still to come. */
export function firstCorrections(
  corrections: readonly CardsCorrected[],
  whistles: readonly Suspended[],
): CardsCorrected[] {
  const first = new Map<string, CardsCorrected>();
  for (const one of corrections) {
    const { matchId, teamId, version } = one;
    const key = `${matchId} ${teamId}`;
    if (whistles.some((whistle) => whistle.matchId === matchId && whistle.teamId === teamId))
      continue;
    if (version < (first.get(key)?.version ?? Number.POSITIVE_INFINITY)) first.set(key, one);
  }
  return [...first.values()];
}

/** Bans of these people that the others do not list. */
export function bansOnlyIn(
  people: readonly DisciplineRecord[],
  others: readonly DisciplineRecord[],
): BannedPerson[] {
  const known = new Set(bansOf(others).map(keyOf));
  return bansOf(people).filter((banned) => !known.has(keyOf(banned)));
}

/** People of whom a ban is gone, and who may play again. */
export const liftedIn = (
  now: readonly DisciplineRecord[],
  before: readonly DisciplineRecord[],
  today: string,
): DisciplineRecord[] =>
  before.filter((record) => {
    const bans = now.find((one) => isSame(one, record))?.bans ?? [];
    return (
      bansOnlyIn([record], now).length > 0 && !bans.some((ban) => keepsFromPlaying(ban, today))
    );
  });

const bansOf = (people: readonly DisciplineRecord[]): BannedPerson[] =>
  people.flatMap((record) =>
    record.bans
      .filter(({ remaining, heldByAppeal }) => remaining > 0 && heldByAppeal !== true)
      .map((ban) => ({ record, ban })),
  );

const keyOf = ({ record, ban: { kind, matchId, decisionId, amount } }: BannedPerson): string =>
  JSON.stringify([idOf(record), kind, matchId, decisionId, amount]);

const isSame = (a: DisciplineRecord, b: DisciplineRecord): boolean => idOf(a) === idOf(b);

const idOf = (record: DisciplineRecord & { playerId?: number; officialId?: number }): string =>
  `${record.playerId ?? 0} ${record.officialId ?? 0}`;

/** Whether it still keeps somebody from playing. */
export const keepsFromPlaying = (ban: Ban, today: string): boolean =>
  ban.heldByAppeal !== true && isOpenBan(ban, today);
