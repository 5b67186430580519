import type { LeagueName, PlayedMatch, RecordSet } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { leagueLabel } from '@/shared/league/league-label';
import { PlayerLink } from '@/shared/players/PlayerLink';
import { Card, CardHeader, Link, Score } from '@/shared/ui';
import { RecordRow } from './RecordRow';

interface Props {
  records: RecordSet;
  /** Names the season of each record. */
  withLeague: boolean;
}

export function RecordLists({ records, withLeague }: Props): ReactElement {
  const { t } = useTranslation('records');
  const format = useFormat();
  const { biggestWin, highestScoring, playerGoals, longestUnbeaten } = records;
  const seasonOf = (league: LeagueName | null): string[] =>
    withLeague && league !== null ? [leagueLabel(league)] : [];
  const factsOf = ({ matchDate, league }: PlayedMatch): string[] => [
    format.date(matchDate),
    ...seasonOf(league),
  ];
  const matchRow = (match: PlayedMatch): ReactElement => (
    <RecordRow key={match.id} facts={factsOf(match)} value={<MatchScore match={match} />}>
      <Teams match={match} />
    </RecordRow>
  );
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <RecordCard title={t('biggestWin')}>{biggestWin.map(matchRow)}</RecordCard>
      <RecordCard title={t('highestScoring')}>{highestScoring.map(matchRow)}</RecordCard>
      <RecordCard title={t('playerGoals')}>
        {playerGoals.map(({ player, team, goals, match }) => (
          <RecordRow
            key={`${player.id} ${match.id}`}
            facts={[team.name, ...factsOf(match)]}
            value={<Count text={t('goals', { count: goals })} />}
          >
            <PlayerLink
              id={player.id}
              called={player.name}
              className="inline-block py-1 font-bold"
            />
            <Teams match={match} />
          </RecordRow>
        ))}
      </RecordCard>
      <RecordCard title={t('longestUnbeaten')}>
        {longestUnbeaten.map(({ team, league, matches, from, until }) => (
          <RecordRow
            key={`${team.id} ${from}`}
            facts={[
              t('between', { from: format.date(from), until: format.date(until) }),
              ...seasonOf(league),
            ]}
            value={<Count text={t('matches', { count: matches })} />}
          >
            <Link to={`/team/${team.id}`} className="inline-block py-1 font-bold hover:underline">
              <bdi translate="no">{team.name}</bdi>
            </Link>
          </RecordRow>
        ))}
      </RecordCard>
      <p className="text-sm text-ink-muted md:col-span-2">{t('note')}</p>
    </div>
  );
}

function RecordCard({
  title,
  children,
}: {
  title: string;
  children: readonly ReactElement[];
}): ReactElement | null {
  if (children.length === 0) return null;
  return (
    <Card>
      <CardHeader title={title} />
      <ul aria-label={title} className="divide-y">
        {children}
      </ul>
    </Card>
  );
}

const Count = ({ text }: { text: string }): ReactElement => (
  <strong className="numerals text-lg">{text}</strong>
);

const MatchScore = ({ match: { homeScore, awayScore } }: { match: PlayedMatch }): ReactElement => (
  <Score home={homeScore} away={awayScore} />
);

function Teams({ match: { id, homeTeam, awayTeam } }: { match: PlayedMatch }): ReactElement {
  return (
    <Link to={`/live/${id}`} className="inline-block py-1 hover:underline">
      <bdi translate="no">{homeTeam.name}</bdi>
      <span> – </span>
      <bdi translate="no">{awayTeam.name}</bdi>
    </Link>
  );
}
