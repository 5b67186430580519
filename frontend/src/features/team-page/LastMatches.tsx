import type { TeamDetails } from '@kolo/domain';
import { CalendarX2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../shared/i18n';
import { FormBadge } from '../../shared/league/FormBadge';
import { Card, EmptyState, Score, TeamCrest } from '../../shared/ui';

interface Props {
  teamId: number;
  matches: TeamDetails['last5Matches'];
}

/** The team's last five matches, the newest first. */
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
          <li key={match.id} className="flex items-center gap-3 px-4 py-2">
            {match.letter === null ? (
              <span className="size-7 shrink-0" />
            ) : (
              <FormBadge letter={match.letter} />
            )}
            <div className="min-w-0 flex-1">
              <Side id={match.homeTeamId} name={match.homeTeamName} own={teamId} />
              <Side id={match.awayTeamId} name={match.awayTeamName} own={teamId} />
            </div>
            <div className="flex shrink-0 flex-col items-end gap-1">
              <Score home={match.homeScore} away={match.awayScore} />
              <time dateTime={match.matchDate} className="numerals text-xs text-ink-muted">
                {format.date(match.matchDate)}
              </time>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface SideProps {
  id: number;
  name: string;
  /** The team whose page this is: no link to where one already is. */
  own: number;
}

function Side({ id, name, own }: SideProps): ReactElement {
  const content = (
    <>
      <TeamCrest name={name} className="size-5" />
      <span className="min-w-0 truncate">{name}</span>
    </>
  );
  if (id === own) return <p className="flex min-h-11 items-center gap-2 font-bold">{content}</p>;
  return (
    <Link
      to={`/team/${id}`}
      className="flex min-h-11 items-center gap-2 hover:underline focus-visible:-outline-offset-3"
    >
      {content}
    </Link>
  );
}
