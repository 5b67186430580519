import { clashesAmong, type LeagueView, type MatchView, zagrebWallTime } from '@kolo/domain';
import { CalendarX2, Trash2 } from 'lucide-react';
import { type ReactElement, type ReactNode, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ClashMarks } from '@/shared/league/clashes/ClashMarks';
import { useBookings } from '@/shared/league/clashes/use-bookings';
import {
  useLeagueMatches,
  useLeagues,
  useMatchCounts,
  useMatchesOfDay,
  useMatchesOfNone,
} from '@/shared/league/queries';
import { Button, ButtonLink, EmptyState, SkeletonRows } from '@/shared/ui';
import { ClashesNote } from './clashes/ClashesNote';
import { DeleteMatchesDialog } from './DeleteMatchesDialog';
import { LeagueChoice } from './LeagueChoice';
import { SectionHead } from './SectionHead';
import { GenerateSchedule } from './schedule/GenerateSchedule';
import { useChosenLeague } from './use-chosen-league';

interface Props {
  /** Renders matches by round, each leading to its tablet, with something below it. */
  list: (matches: readonly MatchView[], belowOf: (match: MatchView) => ReactNode) => ReactNode;
}

/** The matches of one league, initially of the active one. */
export function MatchesSection({ list }: Props): ReactElement {
  const { t } = useTranslation('adminLeague');
  const leagues = useLeagues();
  const counts = useMatchCounts('all');
  const ofNone = useMatchCounts('none');
  const known = leagues.data ?? [];
  const leagueless = (ofNone.data?.matches ?? 0) > 0;
  const { shown = null, pending, choose } = useChosenLeague(known, leagueless);
  const several = known.length + Number(leagueless) > 1;
  const [deleting, setDeleting] = useState(false);
  const schedule = useRef<HTMLButtonElement>(null);
  const [search] = useSearchParams();
  const today = search.get('day') === 'today';
  return (
    <section>
      <SectionHead title={t('matches')}>
        <GenerateSchedule
          ref={schedule}
          leagues={known}
          shown={shown}
          disabled={leagues.data === undefined || pending}
        />
      </SectionHead>
      <Loaded query={leagues} loading={loading}>
        {() => (
          <Loaded query={ofNone} loading={loading}>
            {() =>
              today ? (
                <Today list={list} />
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
      {(counts.data?.matches ?? 0) > 0 && leagues.data !== undefined && !pending && (
        // Far from the main action, so that nobody opens it by mistake.
        <div className="mt-10 border-t pt-4">
          <Button variant="ghost" className="text-danger" onClick={() => setDeleting(true)}>
            <Trash2 aria-hidden="true" className="size-4" />
            <span>{t(several ? 'deleteConfirm' : 'deleteAll')}</span>
          </Button>
        </div>
      )}
      {deleting && (
        <DeleteMatchesDialog
          shown={shown}
          focusAfter={schedule}
          onClose={() => setDeleting(false)}
        />
      )}
    </section>
  );
}

const loading = <SkeletonRows rows={6} rowClassName="h-20" />;

/** Today's matches of all leagues, for those who run them. */
function Today({ list }: Props): ReactElement {
  const { t } = useTranslation('adminLeague');
  const { day } = zagrebWallTime(Date.now());
  const matches = useMatchesOfDay(day);
  const all = (
    <ButtonLink to="/admin?section=matches" variant="secondary">
      {t('allMatches')}
    </ButtonLink>
  );
  return (
    <Loaded query={matches} loading={loading}>
      {(played) =>
        played.length === 0 ? (
          <EmptyState
            icon={<CalendarX2 aria-hidden="true" className="size-7" />}
            title={t('noneToday')}
            action={all}
          />
        ) : (
          <>
            <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
              <h3 className="text-lg font-extrabold">{t('today')}</h3>
              {all}
            </div>
            {list(played, () => null)}
          </>
        )
      }
    </Loaded>
  );
}

interface OfOneLeagueProps extends Props {
  /** Null for matches between teams of two leagues. */
  shown: LeagueView | null;
  leagues: readonly LeagueView[];
  /** With several leagues the choice is sticky and must not cover the focused element. */
  ofSeveral: boolean;
}

function OfOneLeague({ shown, ...rest }: OfOneLeagueProps): ReactElement {
  const ofLeague = useLeagueMatches(shown?.id ?? null);
  const ofNone = useMatchesOfNone(shown === null);
  return (
    <Loaded query={shown === null ? ofNone : ofLeague} loading={loading}>
      {(matches) => <MatchesWithClashes matches={matches} shown={shown} {...rest} />}
    </Loaded>
  );
}

interface MatchesWithClashesProps extends OfOneLeagueProps {
  matches: readonly MatchView[];
}

function MatchesWithClashes(props: MatchesWithClashesProps): ReactElement {
  const { matches, shown, leagues, ofSeveral, list } = props;
  const { t } = useTranslation('adminLeague');
  const { data: bookings } = useBookings(shown?.id ?? null);
  const all = useMemo(() => clashesAmong(bookings ?? []), [bookings]);
  const clashes = all.filter((clash) =>
    clash.matches.some(({ leagueId }) => leagueId === (shown?.id ?? null)),
  );
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
