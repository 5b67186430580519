import { type TeamSide, teamSides } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui';
import { useControlled } from './control-context';
import { TeamAttendance } from './TeamAttendance';

type Ticked = Record<TeamSide, ReadonlySet<number>>;

/** Who is here: each team is confirmed for itself, then the match is initialised with both lists. */
export function AttendanceScreen(): ReactElement {
  const { t } = useTranslation('control');
  const { view, state, players, tap } = useControlled();
  const [ticked, setTicked] = useState<Ticked>({ home: new Set(), away: new Set() });
  const roster = {
    home: players.squad.home.map(({ id }) => id),
    away: players.squad.away.map(({ id }) => id),
  };
  /** What is confirmed, else what is ticked here. */
  const present = (team: TeamSide): number[] => state.attendance[team] ?? [...ticked[team]];
  const names = { home: view.homeTeamName, away: view.awayTeamName };
  const playerIds = [...present('home'), ...present('away')];
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto flex max-w-6xl flex-col gap-4 p-3 sm:p-4">
        <header>
          <h2 className="headline text-2xl">{t('attendance.title')}</h2>
          <p className="mt-1 text-ink-muted">{t('attendance.lead')}</p>
        </header>
        <div className="grid gap-4 md:grid-cols-2">
          {teamSides.map((team) => (
            <TeamAttendance
              key={team}
              teamName={names[team]}
              squad={players.squad[team]}
              present={new Set(present(team))}
              confirmed={state.attendance[team] !== null}
              onChange={(chosen) => setTicked({ ...ticked, [team]: chosen })}
              onConfirm={() =>
                tap({ type: 'ConfirmAttendance', team, playerIds: present(team), roster })
              }
            />
          ))}
        </div>
        <Button
          size="touch"
          className="w-full sm:w-auto sm:self-end"
          onClick={() => tap({ type: 'InitialiseMatch', playerIds, roster })}
        >
          {t('attendance.initialise')}
        </Button>
      </div>
    </div>
  );
}
