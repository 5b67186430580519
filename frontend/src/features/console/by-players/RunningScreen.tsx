import { type TeamSide, teamSides } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { Tab, TabList, TabPanel, Tabs } from '@/shared/ui';
import { TeamPanel } from './TeamPanel';

export function RunningScreen(): ReactElement {
  const { view } = useConsole();
  const [shown, setShown] = useState<TeamSide>('home');
  const names = { home: view.homeTeamName, away: view.awayTeamName };
  return (
    <Tabs
      value={shown}
      onValueChange={(value) => setShown(value === 'away' ? 'away' : 'home')}
      // At 200 % text size a phone has no room for the list below the fixed parts.
      className="relative flex min-h-0 flex-1 flex-col @max-[16rem]:block @max-[16rem]:overflow-y-auto"
    >
      <TabList
        // A low screen has them beside the panel's buttons.
        className="shrink-0 bg-surface px-2 short:@[40rem]:absolute short:@[40rem]:top-1 short:@[40rem]:left-3 short:@[40rem]:z-1 short:@[40rem]:w-[40%] short:@[40rem]:rounded-control short:@[40rem]:px-1 lg:hidden!"
      >
        {teamSides.map((team) => (
          <Tab
            key={team}
            value={team}
            size="touch"
            className="min-w-0 flex-1 px-2! leading-tight whitespace-normal! wrap-anywhere hyphens-auto"
          >
            {names[team]}
          </Tab>
        ))}
      </TabList>
      <div className="flex min-h-0 flex-1 gap-3 px-2 pt-2 sm:px-3 short:@[40rem]:pt-1">
        {teamSides.map((team) => (
          <TabPanel
            key={team}
            value={team}
            forceMount
            className="flex min-h-0 min-w-0 flex-1 pt-0! max-lg:data-[state=inactive]:hidden"
          >
            <TeamPanel team={team} teamName={names[team]} />
          </TabPanel>
        ))}
      </div>
    </Tabs>
  );
}
