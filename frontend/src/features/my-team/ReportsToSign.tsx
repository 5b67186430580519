import type { TeamDetails } from '@kolo/domain';
import { useQuery } from '@tanstack/react-query';
import { FilePenLine } from 'lucide-react';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ResultNote } from '@/shared/live/ResultNote';
import { ReportLink } from '@/shared/reports/ReportLink';
import { ButtonLink, Card, CardHeader, Score } from '@/shared/ui';

/** As long as something about a match can usually still be said. */
const recentMs = 7 * 24 * 60 * 60 * 1000;

/** The team's matches of the last days, whose reports its representative reads and signs. */
export function ReportsToSign({ teamId }: { teamId: number }): ReactElement | null {
  const { t } = useTranslation('myTeam');
  const { shortDate } = useFormat();
  const { data } = useQuery<TeamDetails>({
    queryKey: ['/api/teams', teamId, 'details'],
    refetchOnMount: 'always',
  });
  const recent = (data?.last5Matches ?? []).filter(
    ({ matchDate }) => Date.now() - Date.parse(matchDate) < recentMs,
  );
  if (recent.length === 0) return null;
  return (
    <Card className="mt-6">
      <CardHeader title={t('reports.title')} />
      <ul className="divide-y">
        {recent.toReversed().map((match) => (
          <li key={match.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-semibold wrap-anywhere">
                <bdi>{match.homeTeamName}</bdi> – <bdi>{match.awayTeamName}</bdi>
              </p>
              <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-muted">
                <span>{shortDate(match.matchDate)}</span>
                <Score home={match.homeScore} away={match.awayScore} />
                <ResultNote match={match} />
              </p>
            </div>
            <ReportLink
              matchId={match.id}
              kind="full"
              match={`${match.homeTeamName} – ${match.awayTeamName}`}
            />
            <ButtonLink
              to={`/sign-off/${match.id}`}
              variant="secondary"
              aria-label={t('reports.openOf', {
                home: match.homeTeamName,
                away: match.awayTeamName,
              })}
            >
              <FilePenLine aria-hidden="true" className="size-4" />
              {t('reports.open')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
