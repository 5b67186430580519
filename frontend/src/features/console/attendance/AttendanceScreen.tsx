import { teamSides } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { LateStart } from './LateStart';
import { SuspensionsAsOf } from './SuspensionsAsOf';
import { TeamAttendance } from './TeamAttendance';
import type { Attendance } from './use-attendance';

export function AttendanceScreen({ attendance }: { attendance: Attendance }): ReactElement {
  const { t } = useTranslation('console');
  const { view, players } = useConsole();
  const names = { home: view.homeTeamName, away: view.awayTeamName };
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2 overflow-y-auto p-2 sm:p-3">
      <LateStart />
      <div className="flex flex-col gap-1 px-1">
        <p className="text-sm text-ink-muted">{t('attendance.lead')}</p>
        <SuspensionsAsOf />
      </div>
      <div className="grid gap-3 md:min-h-80 md:flex-1 md:grid-cols-2 md:grid-rows-[minmax(0,1fr)]">
        {teamSides.map((team) => (
          <TeamAttendance
            key={team}
            teamName={names[team]}
            squad={players.squad[team]}
            present={new Set(attendance.present(team))}
            confirmed={attendance.confirmed(team)}
            suspensionOf={attendance.suspensionOf}
            onOverride={(playerId, reason) => attendance.override(team, playerId, reason)}
            onChange={(chosen) => attendance.tick(team, chosen)}
            onConfirm={() => attendance.confirm(team)}
          />
        ))}
      </div>
    </div>
  );
}
