import { teamSides } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { ConsoleRecord } from '@/features/console/statistics/ConsoleRecord';
import { TeamStatistics } from '@/features/console/statistics/TeamStatistics';

export function BothStatistics(): ReactElement {
  const { view } = useConsole();
  const names = { home: view.homeTeamName, away: view.awayTeamName };
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <ConsoleRecord className="md:col-span-2" />
      {teamSides.map((team) => (
        <section key={team} aria-label={names[team]}>
          <h3 className="mb-2 text-lg font-extrabold">{names[team]}</h3>
          <TeamStatistics team={team} />
        </section>
      ))}
    </div>
  );
}
