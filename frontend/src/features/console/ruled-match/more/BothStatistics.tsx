import { teamSides } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useControlled } from '@/features/live-control/screen/control-context';
import { TableRecord } from '@/features/live-control/screen/TableRecord';
import { TeamStatistics } from '@/features/live-control/screen/TeamStatistics';

export function BothStatistics(): ReactElement {
  const { view } = useControlled();
  const names = { home: view.homeTeamName, away: view.awayTeamName };
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TableRecord className="md:col-span-2" />
      {teamSides.map((team) => (
        <section key={team} aria-label={names[team]}>
          <h3 className="mb-2 text-lg font-extrabold">{names[team]}</h3>
          <TeamStatistics team={team} />
        </section>
      ))}
    </div>
  );
}
