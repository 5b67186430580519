import type { LeagueView, TeamView } from '@kolo/domain';
import { ArrowLeft, CalendarPlus, Plus } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiError, Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { LeagueTable } from '@/shared/league/LeagueTable';
import { useLeague, useLeagueMatches, useLeagueTeams } from '@/shared/league/queries';
import {
  Badge,
  Button,
  ButtonLink,
  Page,
  PageHeader,
  PageSpinner,
  Tab,
  TabList,
  TabPanel,
  Tabs,
} from '@/shared/ui';
import { AddTeamDialog } from './AddTeamDialog';
import { LeagueMatches } from './LeagueMatches';
import { LeagueTeams } from './LeagueTeams';
import { MatchRules } from './match-rules/MatchRules';
import { NewMatchDialog } from './NewMatchDialog';
import { NoLeague } from './NoLeague';
import { NextSteps } from './next-steps/NextSteps';
import { SeasonRules } from './season-rules/SeasonRules';

interface Props {
  leagueId: number;
  /** Renders the button that changes the league's own data. */
  editLeague: (league: LeagueView) => ReactNode;
  /** Decisions of the league beside its matches. */
  decisions: ReactNode;
  /** When and where the league plays. */
  plan: (league: LeagueView) => ReactNode;
  /** Finals, groups and splits. */
  stages: (league: LeagueView) => ReactNode;
  /** Who referees the matches, and for how much. */
  referees: ReactNode;
  /** Imports and exports. */
  files: ReactNode;
}

export function LeagueDetail({
  leagueId,
  editLeague,
  decisions,
  plan,
  stages,
  referees,
  files,
}: Props): ReactElement {
  const { t } = useTranslation('leaguePage');
  const league = useLeague(leagueId);
  if (league.error instanceof ApiError && league.error.status === 404)
    return <NoLeague reason={t('notFound')} />;
  return (
    <Page title={league.data?.name ?? t('title')}>
      <ButtonLink
        to="/admin"
        variant="ghost"
        size="sm"
        className="mb-4 -ml-3 min-h-11 text-ink-muted"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('backToAdmin')}
      </ButtonLink>
      <Loaded query={league} loading={<PageSpinner />}>
        {(known) => (
          <KnownLeague
            league={known}
            edit={editLeague(known)}
            decisions={decisions}
            plan={plan(known)}
            stages={stages(known)}
            referees={referees}
            files={files}
          />
        )}
      </Loaded>
    </Page>
  );
}

interface KnownProps {
  league: LeagueView;
  edit: ReactNode;
  decisions: ReactNode;
  plan: ReactNode;
  stages: ReactNode;
  referees: ReactNode;
  files: ReactNode;
}

function KnownLeague({
  league,
  edit,
  decisions,
  plan,
  stages,
  referees,
  files,
}: KnownProps): ReactElement {
  const { t } = useTranslation('leaguePage');
  const teams = useLeagueTeams(league.id);
  const [adding, setAdding] = useState<'team' | 'match' | null>(null);
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find((name) => name === search.get('tab')) ?? 'table';
  const setTab = (name: string): void =>
    setSearch({ tab: name }, { replace: true, preventScrollReset: true });
  const close = (): void => setAdding(null);
  const ready = teams.data !== undefined;
  const addTeam = (
    <Button variant="secondary" disabled={!ready} onClick={() => setAdding('team')}>
      <Plus aria-hidden="true" className="size-4" />
      {t('addTeam')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={league.name}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            <span>{t('season', { season: league.season })}</span>
            <Badge tone={league.isActive ? 'ok' : 'neutral'}>
              {t(league.isActive ? 'active' : 'inactive')}
            </Badge>
            {league.isMain && <Badge tone="accent">{t('main')}</Badge>}
          </span>
        }
        aside={
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-auto">
            {edit}
            {addTeam}
            <Button disabled={!ready} onClick={() => setAdding('match')}>
              <CalendarPlus aria-hidden="true" className="size-4" />
              {t('newMatch')}
            </Button>
          </div>
        }
      />
      {league.description && (
        <p className="mb-6 max-w-prose wrap-anywhere sm:-mt-3">{league.description}</p>
      )}
      <NextSteps
        leagueId={league.id}
        teams={teams.data}
        onRules={() => setTab('rules')}
        onAddTeam={() => setAdding('team')}
      />
      <LeagueTabs
        leagueId={league.id}
        teams={teams}
        addTeam={addTeam}
        decisions={decisions}
        plan={plan}
        stages={stages}
        referees={referees}
        files={files}
        open={tab}
        onOpen={setTab}
      />
      {adding === 'team' && (
        <AddTeamDialog leagueId={league.id} teams={teams.data ?? []} onClose={close} />
      )}
      {adding === 'match' && (
        <NewMatchDialog leagueId={league.id} teams={teams.data ?? []} onClose={close} />
      )}
    </>
  );
}

const tabs = [
  'table',
  'matches',
  'plan',
  'stages',
  'referees',
  'teams',
  'decisions',
  'rules',
  'files',
] as const;
type LeagueTab = (typeof tabs)[number];

interface TabsProps {
  leagueId: number;
  teams: ReturnType<typeof useLeagueTeams>;
  addTeam: ReactNode;
  decisions: ReactNode;
  plan: ReactNode;
  stages: ReactNode;
  referees: ReactNode;
  files: ReactNode;
  open: LeagueTab;
  onOpen: (tab: string) => void;
}

function LeagueTabs({
  leagueId,
  teams,
  addTeam,
  decisions,
  plan,
  stages,
  referees,
  files,
  open,
  onOpen,
}: TabsProps): ReactElement {
  const { t } = useTranslation('leaguePage');
  const matches = useLeagueMatches(leagueId);
  // Typed text stays there while somebody looks at another tab.
  const [edited, setEdited] = useState(false);
  if (open === 'rules' && !edited) setEdited(true);
  return (
    <Tabs value={open} onValueChange={onOpen}>
      <TabList aria-label={t('title')}>
        {tabs.map((tab) => (
          <Tab key={tab} value={tab}>
            {t(`tabs.${tab}`)}
          </Tab>
        ))}
      </TabList>
      <TabPanel value="table">
        <LeagueTable leagueId={leagueId} />
      </TabPanel>
      <TabPanel value="matches">
        <Loaded query={matches}>{(all) => <LeagueMatches matches={all} />}</Loaded>
      </TabPanel>
      <TabPanel value="plan">{plan}</TabPanel>
      <TabPanel value="stages">{stages}</TabPanel>
      <TabPanel value="referees">{referees}</TabPanel>
      <TabPanel value="teams">
        <Loaded query={teams}>
          {(all: TeamView[]) => <LeagueTeams teams={all} addTeam={addTeam} />}
        </Loaded>
      </TabPanel>
      <TabPanel value="decisions">{decisions}</TabPanel>
      <TabPanel value="files">{files}</TabPanel>
      <TabPanel value="rules" forceMount={edited} className="data-[state=inactive]:hidden">
        <div className="grid gap-6">
          <MatchRules leagueId={leagueId} />
          <SeasonRules leagueId={leagueId} />
        </div>
      </TabPanel>
    </Tabs>
  );
}
