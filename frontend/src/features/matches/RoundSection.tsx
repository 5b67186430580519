import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import type { Round } from '@/shared/league/rounds';
import { RoundReportLink } from '@/shared/reports/RoundReportLink';
import { Card, CardHeader } from '@/shared/ui';
import { Link } from '@/shared/ui/Link';
import type { ListedMatch } from './listed-match';
import { MatchLine } from './MatchLine';
import { useNear } from './use-near';

interface Props {
  round: Round<ListedMatch>;
  /** Shown where the list has rounds of several leagues. */
  league: string | null;
  /** Where this round is shown alone; null when it is. */
  alone: string | null;
  /** Its matches are there from the beginning, those of other rounds when the reader comes near. */
  atOnce: boolean;
  onOpen: (matchId: number) => void;
}

export function RoundSection({ round, league, alone, atOnce, onOpen }: Props): ReactElement {
  const { t } = useTranslation();
  const { date } = useFormat();
  const [place, near] = useNear(atOnce);
  const name = round.number === 0 ? t('noRound') : t('round', { round: round.number });
  const title = league === null ? name : `${name} · ${league}`;
  const dated = round.matches.filter(({ outcome }) => outcome !== 'postponed');
  const days = [...new Set(dated.map(({ matchDate }) => date(matchDate)))];
  return (
    <Card>
      <CardHeader
        title={
          alone === null ? (
            title
          ) : (
            <Link to={alone} className="-my-2 flex min-h-11 items-center hover:underline">
              {title}
            </Link>
          )
        }
        // A round over several days shows the day at each match.
        aside={
          <span className="flex items-center gap-2">
            {days.length === 1 && <span className="numerals whitespace-nowrap">{days[0]}</span>}
            <RoundReportLink round={round} name={title} />
          </span>
        }
      />
      <div ref={place}>
        {near ? (
          <ul className="divide-y">
            {round.matches.map((match) => (
              <li key={match.id}>
                <MatchLine match={match} withDay={days.length > 1} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        ) : (
          <NotYet matches={round.matches.length} alone={alone ?? ''} />
        )}
      </div>
    </Card>
  );
}

interface NotYetProps {
  matches: number;
  alone: string;
}

/** As tall as the matches will be, so that nothing below moves. Without scripts they do not come, and it is a line. */
function NotYet({ matches, alone }: NotYetProps): ReactElement {
  const { t } = useTranslation('matches');
  return (
    <Link
      to={alone}
      // The keyboard has the title's link, which does not go away when the matches come.
      tabIndex={-1}
      style={{ height: `calc(${matches} * var(--spacing) * 18 + ${matches - 1}px)` }}
      className="flex min-h-11 items-center justify-center text-sm text-ink-muted hover:underline noscript:h-auto!"
    >
      {t('inRound', { count: matches })}
    </Link>
  );
}
