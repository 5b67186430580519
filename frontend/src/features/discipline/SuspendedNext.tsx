import type { PublishedSuspension } from '@kolo/domain';
import { ShieldCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { Loaded } from '@/shared/api';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Card, EmptyState, Link, SkeletonRows, TeamCrest } from '@/shared/ui';
import { useSuspensions } from './use-discipline';

/** Who misses the next match of their team, without the reason, which only the league and the company see. */
export function SuspendedNext({ leagueId }: { leagueId: number }): ReactElement {
  const { t } = useTranslation('discipline');
  const query = useSuspensions(leagueId);
  return (
    <Loaded
      query={query}
      errorTitle={t('failed')}
      loading={<SkeletonRows rows={3} rowClassName="h-16" />}
    >
      {(suspended) =>
        suspended.length === 0 ? (
          <EmptyState
            icon={<ShieldCheck aria-hidden="true" className="size-7" />}
            title={t('nobody')}
            description={t('nobodyHint')}
          />
        ) : (
          <div className="grid gap-3">
            {byMatch(suspended).map((missing) => (
              <MissingInMatch key={missing[0].matchId} missing={missing} />
            ))}
          </div>
        )
      }
    </Loaded>
  );
}

type MissingInOne = readonly [PublishedSuspension, ...PublishedSuspension[]];

/** In the order in which the matches are played. */
function byMatch(suspended: readonly PublishedSuspension[]): MissingInOne[] {
  const matches = new Map<number, MissingInOne>();
  for (const one of suspended.toSorted((a, b) => a.matchDate.localeCompare(b.matchDate))) {
    const others = matches.get(one.matchId);
    matches.set(one.matchId, others === undefined ? [one] : [...others, one]);
  }
  return [...matches.values()];
}

function MissingInMatch({ missing }: { missing: MissingInOne }): ReactElement {
  const { t } = useTranslation(['discipline', 'common']);
  const { date, time } = useFormat();
  const [{ matchId, homeTeamName, awayTeamName, matchDate, round }] = missing;
  return (
    <Card>
      <Link
        to={`/live/${matchId}`}
        className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-3 border-b bg-raised px-4 py-2 hover:underline focus-visible:-outline-offset-3"
      >
        <span className="font-bold wrap-anywhere">
          <bdi>{homeTeamName}</bdi> – <bdi>{awayTeamName}</bdi>
        </span>
        <span className="numerals dotted text-xs text-ink-muted">
          {round !== null && <span>{t('common:round', { round })}</span>}
          <time dateTime={matchDate}>{`${date(matchDate)} ${time(matchDate)}`}</time>
        </span>
      </Link>
      <ul className="divide-y">
        {missing.map(({ playerId, officialId, name, teamId, teamName }) => (
          <li
            key={`${playerId} ${officialId}`}
            className="flex min-h-12 items-center gap-3 px-4 py-2"
          >
            <TeamCrest name={teamName} className="size-6" />
            <span className="min-w-0 flex-1">
              <bdi translate="no" className="block leading-tight font-semibold wrap-anywhere">
                {name}
              </bdi>
              <span className="dotted text-xs text-ink-muted">
                <span>
                  <Link to={`/team/${teamId}`} className="wrap-anywhere hover:underline">
                    {teamName}
                  </Link>
                </span>
                {officialId !== null && <span>{t('official')}</span>}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
