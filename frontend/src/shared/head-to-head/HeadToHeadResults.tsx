import type { HeadToHead, PlayedMatch } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { leagueLabel } from '@/shared/league/league-label';
import { Card, CardHeader, Link, Score } from '@/shared/ui';

interface Props {
  meetings: HeadToHead;
  /** How many of the matches are listed, where not all are. */
  last?: number;
}

/** Who won how often, by how much, and the matches. */
export function HeadToHeadResults({ meetings, last }: Props): ReactElement {
  const { t } = useTranslation('teamPage');
  const { own, other, matches, wins, draws, goals, biggest } = meetings;
  const listed = matches.slice(0, last);
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-3 text-center">
        <Count label={own.name} value={wins[0] ?? 0} />
        <Count label={t('draws')} value={draws} />
        <Count label={other.name} value={wins[1] ?? 0} />
      </dl>
      <p className="text-sm text-ink-muted">{t('goalsOfBoth', { goals: goals.join(' : ') })}</p>
      {biggest !== null && matches.length > 1 && (
        <Matches title={t('biggestWin')} matches={[biggest]} />
      )}
      <Matches
        title={t(listed.length < matches.length ? 'lastMeetings' : 'allMeetings')}
        matches={listed}
      />
    </div>
  );
}

function Count({ label, value }: { label: string; value: number }): ReactElement {
  return (
    <div className="flex flex-col-reverse justify-end rounded-card border bg-surface p-3 shadow-card">
      <dt className="mt-1 text-xs font-semibold text-ink-muted wrap-anywhere">{label}</dt>
      <dd className="numerals text-2xl font-extrabold">{value}</dd>
    </div>
  );
}

interface MatchesProps {
  title: string;
  matches: readonly PlayedMatch[];
}

function Matches({ title, matches }: MatchesProps): ReactElement {
  return (
    <Card>
      <CardHeader title={title} />
      <ul aria-label={title} className="divide-y">
        {matches.map((match) => (
          <li key={match.id}>
            <Meeting match={match} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Meeting({ match }: { match: PlayedMatch }): ReactElement {
  const { t } = useTranslation('teamPage');
  const format = useFormat();
  const { id, homeTeam, awayTeam, homeScore, awayScore, matchDate, league, awarded } = match;
  const facts = [
    format.date(matchDate),
    ...(league === null ? [] : [leagueLabel(league)]),
    ...(awarded ? [t('awarded')] : []),
  ];
  return (
    <Link
      to={`/live/${id}`}
      className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 hover:bg-raised focus-visible:-outline-offset-3"
    >
      <span className="grid min-w-0 flex-[1_1_9rem] gap-0.5 leading-tight wrap-anywhere">
        <bdi translate="no" className="font-semibold">{`${homeTeam.name} – ${awayTeam.name}`}</bdi>
        <span className="dotted text-xs text-ink-muted">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
      </span>
      <Score home={homeScore} away={awayScore} />
    </Link>
  );
}
