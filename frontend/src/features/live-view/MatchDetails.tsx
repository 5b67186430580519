import type { LiveSnapshot } from '@kolo/domain';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Card, CardHeader, SkeletonRows, Tab, TabList, TabPanel, Tabs } from '@/shared/ui';
import { useWide } from '@/shared/ui/use-wide';
import { MatchTimeline } from './MatchTimeline';
import { LineUps, TeamStatistics } from './team-facts';

interface Props {
  snapshot: LiveSnapshot;
  shownUpTo: number;
  /** Beside the timeline's title. */
  tool: ReactNode;
  /** Shown when the match is over. */
  after: ReactNode;
}

/** Everything below the score: tabs on a phone, two columns where there is room. */
export function MatchDetails({ snapshot, shownUpTo, tool, after }: Props): ReactElement {
  const { t } = useTranslation('live');
  const wide = useWide();
  const timeline = <MatchTimeline snapshot={snapshot} shownUpTo={shownUpTo} />;
  const lineUps = (
    <Suspense fallback={loading}>
      <LineUps snapshot={snapshot} />
    </Suspense>
  );
  const statistics = (
    <Suspense fallback={loading}>
      <TeamStatistics snapshot={snapshot} />
    </Suspense>
  );
  if (wide)
    return (
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] print:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid gap-4">
          {after}
          <Card>
            <CardHeader title={t('match.timeline')} aside={tool} />
            {timeline}
          </Card>
        </div>
        <div className="grid gap-4">
          <Card className={unprinted}>
            <CardHeader title={t('match.statistics')} />
            {statistics}
          </Card>
          <Card className={unprinted}>
            <CardHeader title={t('match.lineups')} />
            {lineUps}
          </Card>
        </div>
      </div>
    );
  return (
    <div className="mt-3 grid gap-3">
      {after}
      <Card>
        <Tabs defaultValue="timeline">
          <div className="flex items-center border-b pr-1">
            <TabList
              className="min-w-0 flex-1 border-b-0"
              aria-label={t('match.title', {
                home: snapshot.homeTeam.name,
                away: snapshot.awayTeam.name,
              })}
            >
              <Tab value="timeline" className="flex-1 max-sm:px-2">
                {t('match.timeline')}
              </Tab>
              <Tab value="statistics" className="flex-1 max-sm:px-2">
                {t('match.statistics')}
              </Tab>
              <Tab value="lineups" className="flex-1 max-sm:px-2">
                {t('match.lineups')}
              </Tab>
            </TabList>
            {tool}
          </div>
          <TabPanel value="timeline" className="pt-0!">
            {timeline}
          </TabPanel>
          <TabPanel value="statistics" className="pt-0!">
            {statistics}
          </TabPanel>
          <TabPanel value="lineups" className="pt-0!">
            {lineUps}
          </TabPanel>
        </Tabs>
      </Card>
    </div>
  );
}

/** A phone prints as a wide screen, before the code of what it had behind tabs can arrive. */
const unprinted = 'print:has-[[data-loading]]:hidden';

const loading = (
  <div data-loading className="px-4 py-3">
    <SkeletonRows rows={4} rowClassName="h-10" />
  </div>
);
