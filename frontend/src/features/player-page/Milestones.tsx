import type { CareerMilestone } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Card, Link } from '@/shared/ui';

export function Milestones({
  milestones,
}: {
  milestones: readonly CareerMilestone[];
}): ReactElement | null {
  const { t } = useTranslation('playerPage');
  const format = useFormat();
  if (milestones.length === 0) return null;
  return (
    <section aria-label={t('milestones')}>
      <h2 className="headline mb-3 text-2xl">{t('milestones')}</h2>
      <Card>
        <ol className="divide-y">
          {milestones.map((milestone) => {
            const { kind, value, match } = milestone;
            return (
              <li key={`${kind} ${value} ${match.id}`}>
                <Link
                  to={`/live/${match.id}`}
                  className="flex min-h-14 items-center gap-3 px-4 py-2 hover:bg-raised focus-visible:-outline-offset-3"
                >
                  <span className="min-w-0 flex-1 leading-tight">
                    <span className="block font-bold">{t(wordOf(milestone), { value })}</span>
                    <span className="block text-xs text-ink-muted wrap-anywhere">
                      {t('against', { team: match.opponent.name })}
                    </span>
                  </span>
                  <time dateTime={match.matchDate} className="numerals text-xs text-ink-muted">
                    {format.date(match.matchDate)}
                  </time>
                </Link>
              </li>
            );
          })}
        </ol>
      </Card>
    </section>
  );
}

const wordOf = ({ kind, value }: CareerMilestone) =>
  kind === 'goals' && value === 1
    ? ('milestone.firstGoal' as const)
    : (`milestone.${kind}` as const);
