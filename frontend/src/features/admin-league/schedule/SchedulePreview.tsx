import {
  type GenerateScheduleRequest,
  generateSchedule,
  type LeagueView,
  refusalMessage,
  type Schedule,
  type ScheduledFixture,
  type TeamView,
} from '@kolo/domain';
import { type ReactElement, useEffect, useMemo, useRef } from 'react';
import { ClashesNote } from '@/features/admin-league/clashes/ClashesNote';
import { drawnClashes, maxAtOnce } from '@/features/admin-league/clashes/drawn-clashes';
import { useFormat, useLanguage } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useBookingsBetween } from '@/shared/league/clashes/use-bookings';
import { Card, CardHeader } from '@/shared/ui';
import { DateDoubtsNote } from './DateDoubtsNote';
import { FairnessTable } from './FairnessTable';

/** Two leagues in one hall with two pitches clash often, and all of it is intended. */
const maxClashesOpen = 5;

interface Props {
  request: GenerateScheduleRequest;
  leagues: readonly LeagueView[];
  /** In the order in which the server draws. */
  teams: readonly TeamView[];
}

/** The season that the server would write, made by the same functions. */
export function SchedulePreview({ request, leagues, teams }: Props): ReactElement {
  const { t } = useTranslation(['schedule', 'common']);
  const { language } = useLanguage();
  const drawn = useMemo(
    () => generateSchedule({ ...request, teamIds: teams.map(({ id }) => id) }),
    [request, teams],
  );
  const { data: booked } = useBookingsBetween(span(request.roundDates));
  const clashes = useMemo(
    () => (drawn.ok ? drawnClashes(drawn.fixtures, request, teams, booked ?? []) : []),
    [drawn, request, teams, booked],
  );
  // The form was scrolled to its end and its button is gone: the preview starts at its beginning, where the
  // arrow keys can scroll it.
  const beginning = useRef<HTMLElement>(null);
  useEffect(() => {
    beginning.current?.focus();
    beginning.current?.scrollIntoView({ block: 'start' });
  }, []);
  if (!drawn.ok)
    return (
      <p role="alert" className="py-4 font-semibold text-danger">
        {refusalMessage(drawn.refusal, language)}
      </p>
    );
  const league = leagues.find(({ id }) => id === request.leagueId);
  const atOnce = maxAtOnce(drawn.fixtures);
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  return (
    <section
      ref={beginning}
      aria-label={t('preview')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: nothing in it has the focus, and the keyboard must scroll it.
      tabIndex={0}
      className="flex flex-col gap-5 py-2 focus-visible:-outline-offset-3"
    >
      <p className="text-sm font-semibold">
        {t('summary', {
          matches: t('common:matches', { count: drawn.fixtures.length }),
          count: request.roundsCount,
        })}
      </p>
      {/* An empty note takes no space. */}
      <div className="-mt-5 *:not-empty:mt-5">
        {league !== undefined && <DateDoubtsNote dates={request.roundDates} league={league} />}
        <ClashesNote
          open={clashes.length <= maxClashesOpen}
          clashes={clashes}
          leagues={leagues}
          shown={request.leagueId}
        />
      </div>
      {atOnce > 1 && (
        <p className="rounded-control bg-warn-soft px-3 py-2 text-sm text-warn">
          {request.venue === undefined
            ? t('atOnceSomewhere', { count: atOnce })
            : t('atOnce', { count: atOnce, venue: request.venue })}
        </p>
      )}
      <FairnessTable fairness={drawn.fairness} times={request.matchTimes} names={names} />
      <Rounds drawn={drawn} names={names} />
    </section>
  );
}

interface RoundsProps {
  drawn: Schedule;
  names: ReadonlyMap<number, string>;
}

function Rounds({ drawn, names }: RoundsProps): ReactElement {
  const { t } = useTranslation(['schedule', 'common']);
  const format = useFormat();
  const rounds = new Map<number, ScheduledFixture[]>();
  for (const fixture of drawn.fixtures)
    rounds.set(fixture.round, [...(rounds.get(fixture.round) ?? []), fixture]);
  return (
    <ol className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {[...rounds].map(([round, fixtures]) => {
        const bye = drawn.byes.find((one) => one.round === round);
        return (
          <li key={round}>
            <Card className="h-full">
              <CardHeader
                level={3}
                title={t('common:round', { round })}
                aside={format.date(fixtures[0]?.matchDate ?? 0)}
              />
              <ul className="divide-y text-sm">
                {fixtures.map((fixture) => (
                  <li key={fixture.homeTeamId} className="flex gap-3 px-4 py-2">
                    <span className="numerals font-bold">{fixture.kickOff}</span>
                    <span className="min-w-0">
                      <span>{names.get(fixture.homeTeamId)}</span> –{' '}
                      <span>{names.get(fixture.awayTeamId)}</span>
                    </span>
                  </li>
                ))}
                {bye && (
                  <li className="px-4 py-2 text-ink-muted">
                    {t('bye', { team: names.get(bye.teamId) ?? '' })}
                  </li>
                )}
              </ul>
            </Card>
          </li>
        );
      })}
    </ol>
  );
}

function span(days: readonly string[]): { from: string; to: string } | null {
  const inOrder = [...days].sort();
  const [from, to] = [inOrder[0], inOrder.at(-1)];
  return from === undefined || to === undefined ? null : { from, to };
}
