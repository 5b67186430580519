import { type MatchView, usualWeekday } from '@kolo/domain';
import { clsx } from 'clsx';
import { CalendarDays } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Link } from 'react-router-dom';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { type LeagueRound, roundsByLeague } from '@/shared/league/rounds';
import { OutcomeWord } from '@/shared/live/OutcomeWord';
import { Button, Card, CardHeader } from '@/shared/ui';
import { weekday } from './season-facts';

const roundsAtFirst = 4;

interface Props {
  matches: readonly MatchView[];
  leagueOf: (match: MatchView) => string | null;
}

/** The coming matches round by round; a round belongs to one league. */
export function SeasonCalendar({ matches, leagueOf }: Props): ReactElement {
  const { t } = useTranslation('homeBlocks');
  const [whole, setWhole] = useState(false);
  const rounds = roundsByLeague(matches);
  const shown = whole ? rounds : rounds.slice(0, roundsAtFirst);
  const hidden = rounds.length - shown.length;
  const day = usualWeekday(matches.map(({ matchDate }) => matchDate));
  return (
    <>
      {day !== null && (
        <p className="mb-4 flex items-center gap-2 text-sm text-ink-muted">
          <CalendarDays aria-hidden="true" className="size-4 shrink-0" />
          <span>{t('upcoming.usualWeekday', { day: t(`upcoming.weekday.${weekday(day)}`) })}</span>
        </p>
      )}
      <div className="grid items-start gap-3 sm:gap-4 lg:grid-cols-2">
        {shown.map((round) => (
          <RoundOfCalendar
            key={`${round.leagueId}-${round.number}`}
            round={round}
            leagueOf={leagueOf}
          />
        ))}
      </div>
      {hidden > 0 && (
        <div className="mt-4 flex justify-center">
          <Button variant="secondary" onClick={() => setWhole(true)}>
            {t('upcoming.moreRounds', { count: hidden })}
          </Button>
        </div>
      )}
    </>
  );
}

interface RoundProps {
  round: LeagueRound<MatchView>;
  leagueOf: Props['leagueOf'];
}

function RoundOfCalendar({ round: { number, matches }, leagueOf }: RoundProps): ReactElement {
  const { t } = useTranslation();
  const format = useFormat();
  const [first] = matches;
  const league = first === undefined ? null : leagueOf(first);
  const title = number === 0 ? t('noRound') : t('round', { round: number });
  const days = [...new Set(matches.map(({ matchDate }) => format.date(matchDate)))];
  return (
    <Card>
      <CardHeader
        level={3}
        title={league === null ? title : `${title} · ${league}`}
        aside={
          <span className={clsx('numerals', days.length === 1 && 'whitespace-nowrap')}>
            {days.join(' · ')}
          </span>
        }
      />
      <ul className="divide-y">
        {matches.map((match) => (
          <li key={match.id} className="flex items-center gap-1 pl-4 text-sm">
            {match.outcome === undefined ? (
              <time
                dateTime={match.matchDate}
                className="numerals w-13 shrink-0 font-bold text-ink-muted"
              >
                {format.time(match.matchDate)}
              </time>
            ) : (
              <span className="shrink-0 pr-2 text-xs font-bold text-ink-muted">
                <OutcomeWord match={match} />
              </span>
            )}
            <TeamName id={match.homeTeamId} name={match.homeTeamName} />
            <span aria-hidden="true" className="text-ink-muted">
              –
            </span>
            <TeamName id={match.awayTeamId} name={match.awayTeamName} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function TeamName({ id, name }: { id: number; name: string }): ReactElement {
  return (
    <Link
      to={`/team/${id}`}
      className="flex min-h-11 min-w-0 flex-1 items-center rounded-control px-1.5 font-semibold hover:underline focus-visible:-outline-offset-3"
    >
      <span dir="auto" translate="no" className="truncate">
        {name}
      </span>
    </Link>
  );
}
