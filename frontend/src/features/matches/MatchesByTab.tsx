import { byDate } from '@kolo/domain';
import { CalendarX2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Loaded, useSession, useUser } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useLeagueNames } from '@/shared/league/league-names';
import { currentRound, type Round, roundsByLeague, roundsOf } from '@/shared/league/rounds';
import { useLeagueChoice } from '@/shared/league/use-league-choice';
import {
  Button,
  EmptyState,
  SignInPrompt,
  SkeletonRows,
  TabLink,
  TabList,
  TabPanel,
  Tabs,
} from '@/shared/ui';
import { isInTab, type ListedMatch, type MatchTab, matchTabs } from './listed-match';
import { MatchFilters } from './MatchFilters';
import { MatchStatisticsDialog } from './MatchStatisticsDialog';
import { RoundSection } from './RoundSection';
import { RunningSection } from './RunningSection';
import { useListedMatches } from './use-listed-matches';
import { type MatchesSearch, useListAddress, useMatchesSearch } from './use-matches-search';
import { useShownTab } from './use-shown-tab';

const loading = <SkeletonRows rows={6} rowClassName="h-18" />;

/** Running matches come first in every tab. */
export function MatchesByTab(): ReactElement {
  const { t } = useTranslation('matches');
  const session = useSession();
  const [search, change] = useMatchesSearch();
  const address = useListAddress();
  const { requested, shown, pending } = useLeagueChoice();
  const { query, matches } = useListedMatches(requested);
  const ofLeague = matches.filter(
    ({ leagueId }) => !pending && (shown === null || leagueId === null || leagueId === shown),
  );
  const listed = pending || query.isPending ? null : ofLeague;
  const tab = useShownTab({
    requested: search.tab,
    league: shown,
    // Visitors see no results, so there is no other tab to lead them to.
    matches: useUser() === null ? [] : listed,
    fresh: query.isFetchedAfterMount,
  });
  const inTab = ofLeague.filter((match) => tab !== null && isInTab(match, tab));
  // Without a choice of leagues the list has matches of all.
  const leagueOf = useLeagueNames(shown === null ? ofLeague : undefined);
  const isWanted = wantedBy(search);
  const open = (match: number): void => change({ match });
  const visitor = session.status === 'known' && session.user === null;
  return (
    <>
      <RunningSection
        matches={ofLeague.filter(({ status }) => status === 'in_progress').sort(byDate)}
        leagueOf={leagueOf}
        onOpen={open}
      />
      <Tabs
        value={tab ?? ''}
        onValueChange={(value) => {
          const chosen = matchTabs.find((one) => one === value);
          if (chosen !== undefined) change({ tab: chosen, round: null });
        }}
      >
        <TabList aria-label={t('title')}>
          {matchTabs.map((one) => (
            <TabLink key={one} value={one} href={address({ tab: one, round: null })}>
              {t(`tabs.${one}`)}
            </TabLink>
          ))}
        </TabList>
        {tab === null || pending ? (
          <div className="pt-4">{loading}</div>
        ) : (
          <TabPanel value={tab} className="grid gap-4">
            {!(visitor && tab === 'results') && (
              <Loaded query={query} loading={loading}>
                {() => (
                  <>
                    <MatchFilters
                      matches={inTab}
                      leagueOf={leagueOf}
                      search={search}
                      onChange={change}
                    />
                    <Rounds
                      matches={inTab.filter(isWanted)}
                      chosen={shown !== null}
                      leagueOf={leagueOf}
                      tab={tab}
                      search={search}
                      onChange={change}
                      onOpen={open}
                    />
                  </>
                )}
              </Loaded>
            )}
            {visitor && tab !== 'upcoming' && (
              <SignInPrompt below={tab === 'all'} text={t('visitorsSee')} />
            )}
          </TabPanel>
        )}
      </Tabs>
      {search.match !== null && !visitor && (
        <MatchStatisticsDialog matchId={search.match} onClose={() => change({ match: null })} />
      )}
    </>
  );
}

const wantedBy =
  ({ round, team }: MatchesSearch) =>
  (match: ListedMatch): boolean =>
    (round === null || (match.round ?? 0) === round) &&
    (team === null || match.homeTeam.id === team || match.awayTeam.id === team);

/** The part that a phone shows without scrolling. */
const roundsAtOnce = 2;

interface RoundsProps {
  matches: readonly ListedMatch[];
  /** All matches belong to the shown league, or to none. */
  chosen: boolean;
  leagueOf: (match: ListedMatch) => string | null;
  tab: MatchTab;
  search: MatchesSearch;
  onChange: (change: Partial<MatchesSearch>) => void;
  onOpen: (matchId: number) => void;
}

function Rounds({
  matches,
  chosen,
  leagueOf,
  tab,
  search,
  onChange,
  onOpen,
}: RoundsProps): ReactElement {
  const { t } = useTranslation('matches');
  const address = useListAddress();
  const filtered = search.round !== null || search.team !== null;
  if (matches.length === 0)
    return (
      <EmptyState
        icon={<CalendarX2 aria-hidden="true" className="size-7" />}
        title={t(`empty.${tab}`)}
        description={filtered ? t('emptyFiltered') : undefined}
        action={
          filtered && (
            <Button variant="secondary" onClick={() => onChange({ round: null, team: null })}>
              {t('showAll')}
            </Button>
          )
        }
      />
    );
  const rounds: Round<ListedMatch>[] = chosen ? roundsOf(matches) : roundsByLeague(matches);
  // Among results people look for the newest first.
  if (tab === 'results') rounds.reverse();
  const current = currentRound(rounds);
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      {rounds.map((round, place) => {
        const [first] = round.matches;
        return (
          <RoundSection
            key={`${first?.leagueId} ${round.number}`}
            round={round}
            league={first === undefined ? null : leagueOf(first)}
            alone={search.round === null ? address({ round: round.number }) : null}
            atOnce={place < roundsAtOnce || round.number === current}
            onOpen={onOpen}
          />
        );
      })}
    </div>
  );
}
