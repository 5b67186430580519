import type { TeamDetails } from '@kolo/domain';
import { clsx } from 'clsx';
import { CalendarX2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FormBadge } from '@/shared/league/FormBadge';
import { ResultNote } from '@/shared/live/ResultNote';
import { Card, EmptyState, Score, TeamCrest } from '@/shared/ui';

interface Props {
  teamId: number;
  matches: TeamDetails['last5Matches'];
}

export function LastMatches({ teamId, matches }: Props): ReactElement {
  const { t } = useTranslation('teamPage');
  const format = useFormat();
  if (matches.length === 0)
    return (
      <EmptyState
        icon={<CalendarX2 aria-hidden="true" className="size-7" />}
        title={t('noMatches')}
        description={t('noMatchesHint')}
      />
    );
  return (
    <Card>
      <ul className="divide-y">
        {matches.toReversed().map((match) => (
          <li key={match.id}>
            <Link
              to={`/live/${match.id}`}
              className="flex min-h-16 items-center gap-3 px-4 py-2.5 hover:bg-raised focus-visible:-outline-offset-3"
            >
              {match.letter === null ? (
                <span className="size-7 shrink-0" />
              ) : (
                <FormBadge letter={match.letter} />
              )}
              <span className="grid min-w-0 flex-1 gap-1.5">
                <Side name={match.homeTeamName} own={match.homeTeamId === teamId} />
                <Side name={match.awayTeamName} own={match.awayTeamId === teamId} />
              </span>
              <span className="flex shrink-0 flex-col items-end gap-1">
                <Score home={match.homeScore} away={match.awayScore} />
                <span className="max-w-36 text-right text-xs font-semibold empty:hidden">
                  <ResultNote match={match} />
                </span>
                <time dateTime={match.matchDate} className="numerals text-xs text-ink-muted">
                  {format.date(match.matchDate)}
                </time>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Side({ name, own }: { name: string; own: boolean }): ReactElement {
  return (
    <span className={clsx('flex items-center gap-2', own && 'font-bold')}>
      <TeamCrest name={name} className="size-5" />
      <span dir="auto" translate="no" className="min-w-0 truncate">
        {name}
      </span>
    </span>
  );
}
