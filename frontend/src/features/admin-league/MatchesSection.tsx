import { clashesAmong, type LeagueView, type MatchView, zagrebWallTime } from '@kolo/domain';
import { CalendarPlus, CalendarX2, Trash2 } from 'lucide-react';
import { type ReactElement, type ReactNode, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ClashMarks } from '@/shared/league/clashes/ClashMarks';
import { useBookings } from '@/shared/league/clashes/use-bookings';
import { useAllMatches, useLeagues } from '@/shared/league/queries';
import { Button, ButtonLink, EmptyState, SkeletonRows } from '@/shared/ui';
import { ClashesNote } from './clashes/ClashesNote';
import { DeleteMatchesDialog } from './DeleteMatchesDialog';
import { LeagueChoice } from './LeagueChoice';
import { SectionHead } from './SectionHead';
import { ScheduleDialog } from './schedule/ScheduleDialog';
import { useChosenLeague } from './use-chosen-league';

interface Props {
  /** Renders matches by round, each leading to its tablet, with something below it. */
  list: (matches: readonly MatchView[], belowOf: (match: MatchView) => ReactNode) => ReactNode;
}

/** The matches of one league, initially of the active one. */
export function MatchesSection({ list }: Props): ReactElement {
  const { t } = useTranslation(['adminLeague', 'schedule']);
  const matches = useAllMatches();
  const leagues = useLeagues();
  const known = leagues.data ?? [];
  const all = matches.data ?? [];
  const leagueless = all.some((match) => isOf(null, match, known));
  const { shown = null, pending, choose } = useChosenLeague(known, leagueless);
  const several = known.length + Number(leagueless) > 1;
  const [open, setOpen] = useState<'schedule' | 'delete' | null>(null);
  const schedule = useRef<HTMLButtonElement>(null);
  const close = (): void => setOpen(null);
  const [search] = useSearchParams();
  const today = search.get('day') === 'today';
  const loading = <SkeletonRows rows={6} rowClassName="h-20" />;
  return (
    <section>
      <SectionHead title={t('matches')}>
        <Button
          variant="secondary"
          disabled={all.length === 0 || leagues.data === undefined || pending}
          onClick={() => setOpen('delete')}
        >
          <Trash2 aria-hidden="true" className="size-4" />
          {t(several ? 'deleteConfirm' : 'deleteAll')}
        </Button>
        <Button
          ref={schedule}
          disabled={leagues.data === undefined || pending}
          onClick={() => setOpen('schedule')}
        >
          <CalendarPlus aria-hidden="true" className="size-4" />
          {t('schedule:title')}
        </Button>
      </SectionHead>
      <Loaded query={leagues} loading={loading}>
        {() => (
          <Loaded query={matches} loading={loading}>
            {() =>
              today ? (
                <Today matches={all} list={list} />
              ) : pending ? (
                loading
              ) : (
                <>
                  <LeagueChoice
                    leagues={known}
                    withoutLeague={leagueless}
                    shown={shown}
                    choose={choose}
                  />
                  <OfOneLeague
                    key={shown?.id}
                    matches={all.filter((match) => isOf(shown, match, known))}
                    shown={shown}
                    leagues={known}
                    ofSeveral={several}
                    list={list}
                  />
                </>
              )
            }
          </Loaded>
        )}
      </Loaded>
      {open === 'schedule' && <ScheduleDialog leagues={known} shown={shown} onClose={close} />}
      {open === 'delete' && (
        <DeleteMatchesDialog matches={all} shown={shown} focusAfter={schedule} onClose={close} />
      )}
    </section>
  );
}

/** Today's matches of all leagues, for those who run them. */
function Today({ matches, list }: Props & { matches: readonly MatchView[] }): ReactElement {
  const { t } = useTranslation('adminLeague');
  const { day } = zagrebWallTime(Date.now());
  const played = matches.filter(({ matchDate }) => zagrebWallTime(matchDate).day === day);
  const all = (
    <ButtonLink to="/admin?section=matches" variant="secondary">
      {t('allMatches')}
    </ButtonLink>
  );
  if (played.length === 0)
    return (
      <EmptyState
        icon={<CalendarX2 aria-hidden="true" className="size-7" />}
        title={t('noneToday')}
        action={all}
      />
    );
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg font-extrabold">{t('today')}</h3>
        {all}
      </div>
      {list(played, () => null)}
    </>
  );
}

/** Null for a match between teams of two leagues. */
function isOf(
  league: LeagueView | null,
  { leagueId }: Pick<MatchView, 'leagueId'>,
  known: readonly LeagueView[],
): boolean {
  return league === null ? known.every(({ id }) => id !== leagueId) : leagueId === league.id;
}

interface OfOneLeagueProps extends Props {
  matches: readonly MatchView[];
  shown: LeagueView | null;
  leagues: readonly LeagueView[];
  /** With several leagues the choice is sticky and must not cover the focused element. */
  ofSeveral: boolean;
}

function OfOneLeague(props: OfOneLeagueProps): ReactElement {
  const { matches, shown, leagues, ofSeveral, list } = props;
  const { t } = useTranslation('adminLeague');
  const { data: bookings } = useBookings();
  const all = useMemo(() => clashesAmong(bookings ?? []), [bookings]);
  const clashes = all.filter((clash) => clash.matches.some((match) => isOf(shown, match, leagues)));
  const note = { clashes, leagues, shown: shown?.id ?? null };
  if (matches.length > 0)
    return (
      <div className={ofSeveral ? '[&_a]:scroll-mt-16' : undefined}>
        <div className="has-[details]:mb-4">
          <ClashesNote open={false} {...note} />
        </div>
        {list(matches, ({ id }) => (
          <ClashMarks matchId={id} className="px-4 pb-2.5" {...note} />
        ))}
      </div>
    );
  return (
    <EmptyState
      icon={<CalendarX2 aria-hidden="true" className="size-7" />}
      title={t(ofSeveral ? 'noMatchesInLeague' : 'noMatches')}
      description={t('noMatchesHint')}
    />
  );
}
