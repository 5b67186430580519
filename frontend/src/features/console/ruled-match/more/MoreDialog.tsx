import { teamSides } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { KickOffChoice } from '@/features/console/attendance/KickOffChoice';
import { TeamList } from '@/features/console/attendance/TeamList';
import { useConsole } from '@/features/console/context/console-context';
import { MessageLine } from '@/features/console/context/MessageLine';
import { ActionsWithAbandon } from '@/features/console/entries/ActionLog';
import { OfficialsButton } from '@/features/console/officials/OfficialsButton';
import { CorrectClock } from '@/features/console/ruled-match/clock/CorrectClock';
import { StartStop } from '@/features/console/ruled-match/clock/StartStop';
import { kickOffPeriodOf } from '@/features/console/ruled-match/period/kick-off-period';
import { useRuledMatch } from '@/features/console/ruled-match/ruled-match-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Dialog, Tab, TabList, TabPanel, Tabs } from '@/shared/ui';
import { BothStatistics } from './BothStatistics';
import { MissedKicks } from './MissedKicks';
import { ViewSettings } from './ViewSettings';

const tabs = ['clock', 'log', 'list', 'misses', 'statistics', 'view'] as const;
type TabName = (typeof tabs)[number];

/** Rarely needed, so it is away from the buttons that are tapped in a hurry. */
export function MoreDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('ruledConsole');
  const { state } = useConsole();
  const { match, clockElsewhere } = useRuledMatch();
  const kickOffPeriod = kickOffPeriodOf(match, state);
  const [open, setOpen] = useState<TabName>(match.periodRunning ? 'clock' : 'log');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="xl"
      touch
      title={t('more.title')}
      footer={<MessageLine className="w-full" />}
    >
      <Tabs
        value={open}
        onValueChange={(value) => setOpen(tabs.find((tab) => tab === value) ?? 'clock')}
      >
        <TabList>
          {tabs.map((tab) => (
            <Tab key={tab} value={tab} size="touch">
              {t(`more.${tab}`)}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="clock" className="flex flex-col gap-4">
          {clockElsewhere ?? (
            <>
              {match.rules.clockMode === 'running' && <StartStop />}
              <CorrectClock onApplied={onClose} />
            </>
          )}
        </TabPanel>
        <TabPanel value="log">
          <ActionsWithAbandon onAbandoned={onClose} />
        </TabPanel>
        <TabPanel value="list" className="grid items-start gap-4 md:grid-cols-2">
          <div className="flex flex-col gap-4 md:col-span-2">
            {kickOffPeriod !== null && <KickOffChoice period={kickOffPeriod} />}
            <OfficialsButton />
          </div>
          {teamSides.map((team) => (
            <TeamList key={team} team={team} />
          ))}
        </TabPanel>
        <TabPanel value="misses">
          <MissedKicks onTapped={onClose} />
        </TabPanel>
        <TabPanel value="statistics">
          <BothStatistics />
        </TabPanel>
        <TabPanel value="view">
          <ViewSettings />
        </TabPanel>
      </Tabs>
    </Dialog>
  );
}
