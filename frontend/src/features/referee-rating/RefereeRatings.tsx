import { limits, type RefereesToRate } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Card, CardHeader } from '@/shared/ui';
import { RateReferee } from './RateReferee';
import { useRefereesToRate } from './use-referee-ratings';

interface Props {
  isShown: (match: RefereesToRate) => boolean;
  className?: string;
}

const ratingMs = limits.referees.ratingDays * 24 * 60 * 60 * 1000;

/** The referees of a company's last matches, and what it gave each of them; nobody else reads it there. */
export function RefereeRatings({ isShown, className = '' }: Props): ReactElement | null {
  const { t } = useTranslation('myTeam');
  const { shortDate, dateTime } = useFormat();
  const matches = (useRefereesToRate().data ?? []).filter(isShown);
  if (matches.length === 0) return null;
  return (
    <Card className={className}>
      <CardHeader title={t('rating.title')} />
      <p className="px-4 pt-3 text-sm text-ink-muted">{t('rating.lead')}</p>
      <ul className="divide-y">
        {matches.map(({ matchId, matchDate, home, away, referees }) => (
          <li key={matchId} className="px-4 py-3">
            <p className="font-semibold wrap-anywhere">
              <bdi>{home.name}</bdi> – <bdi>{away.name}</bdi>
            </p>
            <p className="numerals mb-3 flex flex-wrap gap-x-2 text-sm text-ink-muted">
              <span>{shortDate(matchDate)}</span>
              <span>{t('rating.until', { when: dateTime(Date.parse(matchDate) + ratingMs) })}</span>
            </p>
            <ul className="grid grid-cols-1 gap-4">
              {referees.map((referee) => (
                <li key={referee.userId}>
                  <RateReferee matchId={matchId} referee={referee} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}
