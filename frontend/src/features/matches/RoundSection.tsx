import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import type { Round } from '@/shared/league/rounds';
import { Card, CardHeader } from '@/shared/ui';
import type { ListedMatch } from './listed-match';
import { MatchLine } from './MatchLine';

interface Props {
  round: Round<ListedMatch>;
  /** Shown where the list has rounds of several leagues. */
  league: string | null;
  onOpen: (matchId: number) => void;
}

export function RoundSection({ round, league, onOpen }: Props): ReactElement {
  const { t } = useTranslation();
  const { date } = useFormat();
  const title = round.number === 0 ? t('noRound') : t('round', { round: round.number });
  const days = [...new Set(round.matches.map(({ matchDate }) => date(matchDate)))];
  return (
    <Card>
      <CardHeader
        title={league === null ? title : `${title} · ${league}`}
        // A round over several days shows the day at each match.
        aside={
          days.length === 1 ? (
            <span className="numerals whitespace-nowrap">{days[0]}</span>
          ) : undefined
        }
      />
      <ul className="divide-y">
        {round.matches.map((match) => (
          <li key={match.id}>
            <MatchLine match={match} withDay={days.length > 1} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
