import {
  formatWhole,
  type RoundTeam,
  type RoundTeamFormula,
  type RoundTeamPlayer,
} from '@kolo/domain';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { Loaded } from '@/shared/api';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useScoreNews } from '@/shared/live/use-score-news';
import { PlayerLink } from '@/shared/players/PlayerLink';
import { Card, CardHeader, FormField, Select, SkeletonRows } from '@/shared/ui';
import { RecordRow } from './RecordRow';

interface Props {
  leagueId: number;
  /** With a result, in their order. */
  rounds: readonly number[];
}

/** The best five of a round, and how their points come about. */
export function RoundTeamCard({ leagueId, rounds }: Props): ReactElement {
  const { t } = useTranslation('records');
  const [chosen, setChosen] = useState<number | null>(null);
  const round = chosen ?? rounds.at(-1) ?? 1;
  const team = useQuery<RoundTeam>({
    queryKey: ['/api/leagues', leagueId, 'rounds', round, 'team'],
    refetchOnMount: 'always',
  });
  useScoreNews(null, () => void team.refetch(), { onlyFinished: true });
  return (
    <Card>
      <CardHeader title={t('roundTeam')} />
      <div className="px-4 pt-3 sm:max-w-60">
        <FormField label={t('roundOf')}>
          <Select value={round} onChange={({ target }) => setChosen(Number(target.value))}>
            {rounds.map((one) => (
              <option key={one} value={one}>
                {t('round', { round: one })}
              </option>
            ))}
          </Select>
        </FormField>
      </div>
      <Loaded
        query={team}
        errorTitle={t('roundTeamFailed')}
        loading={<SkeletonRows rows={5} rowClassName="h-14" />}
      >
        {({ players, formula }) => (
          <>
            {players.length === 0 ? (
              <p className="px-4 py-6 text-ink-muted">{t('roundTeamEmpty')}</p>
            ) : (
              <ol aria-label={t('roundTeam')} className="mt-2 divide-y border-y">
                {players.map((player) => (
                  <PlayerRow key={player.player.id} player={player} />
                ))}
              </ol>
            )}
            <p className="px-4 py-3 text-sm text-ink-muted">{t('formula', pointsOf(formula))}</p>
          </>
        )}
      </Loaded>
    </Card>
  );
}

const pointsOf = ({ yellowCard, redCard, ...added }: RoundTeamFormula) => ({
  ...added,
  yellowCard: formatWhole(yellowCard),
  redCard: formatWhole(redCard),
});

function PlayerRow({ player: line }: { player: RoundTeamPlayer }): ReactElement {
  const { t } = useTranslation('records');
  const format = useFormat();
  const { player, team, goals, assists, isMvp, yellowCards, redCards, votes, matchVotes } = line;
  const parts = [
    team.name,
    goals > 0 && t('goals', { count: goals }),
    assists > 0 && t('assists', { count: assists }),
    isMvp && t('mvp'),
    votes > 0 && t('votes', { percent: Math.round((100 * votes) / matchVotes) }),
    yellowCards > 0 && t('yellowCards', { count: yellowCards }),
    redCards > 0 && t('redCards', { count: redCards }),
  ].filter((part) => part !== false);
  return (
    <RecordRow
      facts={parts}
      value={<strong className="numerals text-lg">{format.oneDecimal(line.points)}</strong>}
    >
      <PlayerLink id={player.id} called={player.name} className="font-bold" />
    </RecordRow>
  );
}
