import type { RefereeMean } from '@kolo/domain';
import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Card, CardHeader } from '@/shared/ui';

/** How companies rated the referees of a league, from which the best referee follows. */
export function RatingMeans({ leagueId }: { leagueId: number }): ReactElement | null {
  const { t } = useTranslation('referee');
  const { oneDecimal } = useFormat();
  const { data: means = [] } = useQuery<RefereeMean[]>({
    queryKey: ['/api/leagues', leagueId, 'referee-ratings'],
    refetchOnMount: 'always',
  });
  if (means.length === 0) return null;
  return (
    <Card>
      <CardHeader title={t('ratings.title')} />
      <p className="px-4 pt-3 text-sm text-ink-muted">{t('ratings.lead')}</p>
      <ol className="divide-y">
        {means.map(({ userId, name, mean, ratings }) => (
          <li key={userId} className="flex items-center gap-3 px-4 py-3">
            <span translate="no" className="min-w-0 flex-1 font-semibold wrap-anywhere">
              {name}
            </span>
            <span className="numerals text-sm text-ink-muted">
              {t('ratings.count', { count: ratings })}
            </span>
            <span className="numerals inline-flex items-center gap-1 font-bold">
              <Star aria-hidden="true" className="size-4 fill-rank-gold text-rank-gold" />
              <span className="sr-only">{t('ratings.mean')}</span>
              <span>{oneDecimal(mean)}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
