import type { LeagueView } from '@kolo/domain';
import { zagrebWallTime } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { type DateDoubts, dateDoubts, rangesOf } from './date-doubts';

interface Props {
  dates: readonly string[];
  league: LeagueView;
}

const kinds: readonly (keyof DateDoubts)[] = ['past', 'sameDay', 'disordered', 'outOfSeason'];

/** Only warns: a past season may be entered afterwards, but nobody should do so by mistake. */
export function DateDoubtsNote({ dates, league }: Props): ReactElement {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const doubts = dateDoubts(dates, {
    today: zagrebWallTime(Date.now()).day,
    season: { from: zagrebWallTime(league.startDate).day, to: zagrebWallTime(league.endDate).day },
  });
  const found = kinds.filter((kind) => doubts[kind].length > 0);
  return (
    // Always rendered: a live region that appears with its text is not read out.
    <div role="status">
      {found.length > 0 && (
        <div className="rounded-control bg-warn-soft px-3 py-2 text-sm text-warn">
          <p className="font-semibold">{t('doubts.title')}</p>
          <ul className="list-disc pl-5">
            {found.map((kind) => (
              <li key={kind}>
                {t(`doubts.${kind}`, {
                  rounds: rangesOf(doubts[kind]),
                  from: format.date(league.startDate),
                  to: format.date(league.endDate),
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
