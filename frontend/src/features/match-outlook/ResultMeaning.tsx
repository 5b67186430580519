import type { LiveSnapshot, MatchMeaning, MatchOutcomeMeaning, TeamOutlook } from '@kolo/domain';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Card, CardHeader } from '@/shared/ui';

/** What each outcome does to the places of both teams; nothing while everything is still possible. */
export function ResultMeaning({ live }: { live: LiveSnapshot }): ReactElement | null {
  const { t } = useTranslation('teamPage');
  const { data } = useQuery<MatchMeaning>({
    queryKey: ['/api/matches', live.match.matchId, 'meaning'],
    refetchOnMount: 'always',
  });
  if (data === undefined || !data.outcomes.some(isTelling)) return null;
  return (
    <Card className="mt-4">
      <CardHeader title={t('meaning.title')} />
      <ul aria-label={t('meaning.title')} className="divide-y">
        {data.outcomes.map((outcome) => (
          <Outcome
            key={outcome.result}
            outcome={outcome}
            isNow={outcome.result === resultNow(live)}
          />
        ))}
      </ul>
      <p className="border-t px-4 py-3 text-xs text-ink-muted">{t('meaning.byPoints')}</p>
    </Card>
  );
}

/** A place or a mark that depends on it, for either team. */
const isTelling = ({ home, away }: MatchOutcomeMeaning): boolean =>
  [home, away].some(({ best, worst, mark }) => mark !== null || worst - best <= 2);

/** What the present score of a running match would be. */
function resultNow({ match }: LiveSnapshot): MatchOutcomeMeaning['result'] | null {
  if (match.status !== 'in_progress') return null;
  const ahead = (match.homeScore ?? 0) - (match.awayScore ?? 0);
  if (ahead === 0) return 'draw';
  return ahead > 0 ? 'home' : 'away';
}

interface OutcomeProps {
  outcome: MatchOutcomeMeaning;
  /** The match would end so by the present score. */
  isNow: boolean;
}

function Outcome({ outcome: { result, home, away }, isNow }: OutcomeProps): ReactElement {
  const { t } = useTranslation('teamPage');
  const winner = result === 'away' ? away : home;
  return (
    <li className={clsx('grid gap-1.5 px-4 py-3', isNow && 'bg-raised')}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm font-semibold">
        <span>
          {result === 'draw' ? t('meaning.draw') : t('meaning.win', { team: winner.team.name })}
        </span>
        {isNow && <span className="text-xs text-accent-ink">{t('meaning.now')}</span>}
      </p>
      <TeamLine team={home} />
      <TeamLine team={away} />
    </li>
  );
}

function TeamLine({
  team: { team, points, best, worst, mark },
}: {
  team: TeamOutlook;
}): ReactElement {
  const { t } = useTranslation('teamPage');
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
      <bdi translate="no" className="wrap-anywhere">
        {team.name}
      </bdi>
      <span className="numerals text-ink-muted">
        <span>{t('meaning.points', { count: points })}</span>
        {' · '}
        <span>
          {best === worst ? t('meaning.place', { best }) : t('meaning.places', { best, worst })}
        </span>
        {mark !== null && (
          <span className={clsx('ml-2 font-semibold', mark !== 'out' && 'text-accent-ink')}>
            {t(`meaning.mark.${mark}`)}
          </span>
        )}
      </span>
    </p>
  );
}
