import { CalendarX2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shared/api';
import { byKickOff, roundsOf } from '../../shared/league/rounds';
import { useLeagueChoice } from '../../shared/league/use-league-choice';
import {
  Button,
  EmptyState,
  Loaded,
  SignInPrompt,
  SkeletonRows,
  Tab,
  TabList,
  TabPanel,
  Tabs,
} from '../../shared/ui';
import { isInTab, type ListedMatch, matchTabs } from './listed-match';
import { MatchFilters } from './MatchFilters';
import { MatchStatisticsDialog } from './MatchStatisticsDialog';
import { RoundSection } from './RoundSection';
import { RunningSection } from './RunningSection';
import { useListedMatches } from './use-listed-matches';
import { type MatchesSearch, useMatchesSearch } from './use-matches-search';

/** Fixtures, results, everything; what is being played comes first. */
export function MatchesByTab(): ReactElement {
  const { t } = useTranslation('matches');
  const session = useSession();
  const [search, change] = useMatchesSearch();
  const { query, matches } = useListedMatches();
  const { shown } = useLeagueChoice();
  const ofLeague = matches.filter(
    ({ leagueId }) => shown === null || leagueId === null || leagueId === shown,
  );
  const inTab = ofLeague.filter((match) => isInTab(match, search.tab));
  const isWanted = wantedBy(search);
  const open = (match: number): void => change({ match });
  const visitor = session.status === 'known' && session.user === null;
  return (
    <>
      <RunningSection
        matches={ofLeague.filter(({ status }) => status === 'in_progress').sort(byKickOff)}
        onOpen={open}
      />
      <Tabs
        value={search.tab}
        onValueChange={(value) => {
          const tab = matchTabs.find((one) => one === value);
          if (tab !== undefined) change({ tab, round: null });
        }}
      >
        <TabList aria-label={t('title')}>
          {matchTabs.map((tab) => (
            <Tab key={tab} value={tab}>
              {t(`tabs.${tab}`)}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={search.tab} className="grid gap-4">
          {!(visitor && search.tab === 'results') && (
            <Loaded query={query} loading={<SkeletonRows rows={6} rowClassName="h-18" />}>
              {() => (
                <>
                  <MatchFilters matches={inTab} search={search} onChange={change} />
                  <Rounds
                    matches={inTab.filter(isWanted)}
                    search={search}
                    onChange={change}
                    onOpen={open}
                  />
                </>
              )}
            </Loaded>
          )}
          {visitor && search.tab !== 'upcoming' && (
            <SignInPrompt below={search.tab === 'all'} text={t('visitorsSee')} />
          )}
        </TabPanel>
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

interface RoundsProps {
  matches: readonly ListedMatch[];
  search: MatchesSearch;
  onChange: (change: Partial<MatchesSearch>) => void;
  onOpen: (matchId: number) => void;
}

function Rounds({ matches, search, onChange, onOpen }: RoundsProps): ReactElement {
  const { t } = useTranslation('matches');
  const filtered = search.round !== null || search.team !== null;
  if (matches.length === 0)
    return (
      <EmptyState
        icon={<CalendarX2 aria-hidden="true" className="size-7" />}
        title={t(`empty.${search.tab}`)}
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
  const rounds = roundsOf(matches);
  // Of results the newest is looked for first.
  if (search.tab === 'results') rounds.reverse();
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      {rounds.map((round) => (
        <RoundSection key={round.number} round={round} onOpen={onOpen} />
      ))}
    </div>
  );
}
