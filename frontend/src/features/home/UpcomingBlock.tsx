import type { MatchView, SessionUser } from '@kolo/domain';
import { CalendarX2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useLeagueNames } from '@/shared/league/league-names';
import { useLeagueParam } from '@/shared/league/use-league-choice';
import { EmptyState, Skeleton, Tab, TabList, TabPanel, Tabs } from '@/shared/ui';
import { FixtureCard } from './FixtureCard';
import { HomeSection } from './HomeSection';
import { SeasonCalendar } from './SeasonCalendar';
import { useFreshFixtures, useSeasonAhead, useUpcoming } from './use-home';

/** docs/product.md#home */
const shown = { visitor: 3, user: 6 } as const;

/**
 * The next matches, and all of them by rounds. Without any it says so: invented sample matches would be taken
 * for real ones.
 */
export function UpcomingBlock({ user }: { user: SessionUser | null }): ReactElement {
  const { t } = useTranslation('homeBlocks');
  const leagueId = useLeagueParam();
  const upcoming = useUpcoming(user, leagueId);
  const leagueOf = useLeagueNames(upcoming.data);
  useFreshFixtures();
  const whose = user?.role === 'company' ? 'own' : 'all';
  const max = user === null ? shown.visitor : shown.user;
  return (
    <HomeSection title={t(`upcoming.title.${whose}`)}>
      <Tabs defaultValue="upcoming">
        <TabList aria-label={t(`upcoming.title.${whose}`)}>
          <Tab value="upcoming">{t('upcoming.tab')}</Tab>
          <Tab value="calendar">{t('upcoming.calendar')}</Tab>
        </TabList>
        <TabPanel value="upcoming">
          <Loaded query={upcoming} loading={<Waiting cards={max} />}>
            {(matches) => (
              <OrNone matches={matches}>
                <ul className="grid grid-cols-1 gap-3 sm:gap-4 md:grid-cols-2 lg:grid-cols-3">
                  {matches.slice(0, max).map((match) => (
                    <li key={match.id}>
                      <FixtureCard match={match} league={leagueOf(match)} />
                    </li>
                  ))}
                </ul>
              </OrNone>
            )}
          </Loaded>
        </TabPanel>
        <TabPanel value="calendar">
          <Calendar user={user} leagueId={leagueId} leagueOf={leagueOf} />
        </TabPanel>
      </Tabs>
    </HomeSection>
  );
}

interface CalendarProps {
  user: SessionUser | null;
  /** The league in the address. */
  leagueId: number | null;
  leagueOf: (match: MatchView) => string | null;
}

function Calendar({ user, leagueId, leagueOf }: CalendarProps): ReactElement {
  const ahead = useSeasonAhead(user, leagueId);
  return (
    <Loaded query={ahead} loading={<Waiting cards={shown.visitor} />}>
      {(matches) => (
        <OrNone matches={matches}>
          <SeasonCalendar matches={matches} leagueOf={leagueOf} />
        </OrNone>
      )}
    </Loaded>
  );
}

interface OrNoneProps {
  matches: readonly MatchView[];
  children: ReactElement;
}

function OrNone({ matches, children }: OrNoneProps): ReactElement {
  const { t } = useTranslation('homeBlocks');
  if (matches.length > 0) return children;
  return (
    <EmptyState
      icon={<CalendarX2 aria-hidden="true" className="size-7" />}
      title={t('upcoming.empty')}
      description={t('upcoming.emptyHint')}
      className="rounded-card border border-dashed"
    />
  );
}

function Waiting({ cards }: { cards: number }): ReactElement {
  const { t } = useTranslation();
  return (
    <div role="status" className="grid grid-cols-1 gap-3 sm:gap-4 md:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: cards }, (_, card) => `card-${card}`).map((key) => (
        <Skeleton key={key} className="h-48 rounded-card" />
      ))}
    </div>
  );
}
