import { type LevelReason, type MatchState, whistles } from '@kolo/domain';
import { type ReactElement, useCallback, useMemo, useState } from 'react';
import type {
  ControlState,
  ControlledMatch as Match,
} from '@/features/live-control/log/control-state';
import type { MatchControl } from '@/features/live-control/log/match-control';
import { MatchDayConsole } from '@/features/live-control/match-day/MatchDayConsole';
import { type MatchDayView, matchDayView } from '@/features/live-control/match-day/match-day-view';
import { useConsoles } from '@/features/live-control/match-day/presence/use-consoles';
import { useConsoleSettings } from '@/features/live-control/match-day/settings/console-settings';
import { runsByPlayers } from '@/features/live-control/match-day/settings/runs-by-players';
import { ticksMadeBy, useTable } from '@/features/live-control/table-context';
import { keptTicks } from '@/features/live-control/tablet';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useWakeLock } from '@/shared/live/use-wake-lock';
import { Button } from '@/shared/ui';
import { AttendanceScreen } from './AttendanceScreen';
import { ControlFrame } from './ControlFrame';
import { ControlContext, type Controlled } from './control-context';
import { FinishedScreen } from './FinishedScreen';
import { KickOffScreen } from './KickOffScreen';
import { MvpDialog } from './MvpDialog';
import type { Messages } from './messages';
import { OtherDayQuestion } from './OtherDayQuestion';
import { OutboxBar } from './OutboxBar';
import { PhaseButton, phaseButton } from './PhaseButton';
import { playerBook } from './player-book';
import { RowTimeout } from './RowTimeout';
import { RunningScreen } from './RunningScreen';
import { Scoreboard } from './Scoreboard';
import { UndoBar } from './UndoBar';
import { type Attendance, useAttendance } from './use-attendance';
import { useDoubts } from './use-doubts';
import { useFreshSquad } from './use-fresh-squad';
import { useLeaving } from './use-leaving';
import { useOneTap } from './use-one-tap';
import { useTicks } from './use-ticks';

interface Props {
  control: MatchControl;
  messages: Messages;
  match: Extract<Match, { phase: 'ready' }>;
  connection: ControlState['connection'];
  alert: ReactElement | null;
  /** Why the choice of the MVP was refused. */
  mvpRefusal: string | null;
}

/** What goes along with the final whistle. */
interface Finishing {
  levelReason?: LevelReason;
}

export function ControlledMatch({
  control,
  messages,
  match,
  connection,
  alert,
  mvpRefusal,
}: Props): ReactElement {
  const { t } = useTranslation('control');
  const { view, log } = match;
  const { shown, pending } = log;
  const [finishing, setFinishing] = useState<Finishing | null>(null);
  const playing = shown.status === 'in_progress';
  useWakeLock(playing);
  useOneTap();
  const table = useTable();
  const hasAccount = table.grant === null;
  const isSent = shown.status === 'completed' && pending.length === 0;
  const { leaving, leave, leaveNow } = useLeaving(hasAccount && isSent && mvpRefusal === null);
  const players = useMemo(() => playerBook(view), [view]);
  const { tap, question } = useDoubts(shown, players, control);
  const refresh = useCallback(() => control.refresh(), [control]);
  const controlled = useMemo<Controlled>(
    () => ({
      view,
      players,
      state: shown,
      clock: control.clock,
      tap,
      redo: (undone) => control.redo(undone),
      refresh,
      messages,
    }),
    [view, players, shown, control, messages, tap, refresh],
  );
  useFreshSquad(shown.status === 'scheduled' && shown.lineup === null, refresh);
  const ticks = useTicks({
    matchId: shown.matchId,
    by: ticksMadeBy(table),
    open: shown.status === 'scheduled',
    kept: keptTicks,
  });
  const attendance = useAttendance(shown, players, controlled.tap, ticks, view.matchRules);
  const finish = () => {
    setFinishing(null);
    const wanted = { ...whistles.finish, ...finishing };
    if (control.tap({ type: 'ChangeState', wanted }) === null) leave();
  };
  const matchDay = useMatchDayOf(shown);
  const consoles = useConsoles(shown.matchId, playing, pending.length);
  const unsent = <OutboxBar pending={pending} sends={alert === null} />;
  const returning = table.mayCancel ? t('finished.returning') : t('finished.returningToTable');
  const notice = pending.length > 0 ? t('finished.waiting') : hasAccount ? returning : null;
  const finished = (
    <FinishedScreen
      notice={leaving && mvpRefusal === null ? notice : null}
      mvpRefusal={mvpRefusal}
      onMvpRetried={leave}
      onMvpSkipped={leaveNow}
    />
  );
  return (
    <ControlContext value={controlled}>
      {matchDay !== null ? (
        <MatchDayConsole
          latest={matchDay}
          connection={connection}
          unsent={unsent}
          alert={alert}
          consoles={consoles}
          onFinish={(levelReason) => setFinishing(levelReason === undefined ? {} : { levelReason })}
        />
      ) : (
        <ControlFrame
          alone={playing || shown.status === 'scheduled'}
          header={<Scoreboard connection={connection} />}
          banners={
            <>
              {playing && <RowTimeout />}
              <div className="flex">{unsent}</div>
              {alert}
            </>
          }
          footer={
            <UndoBar>
              {shown.status === 'scheduled' && shown.lineup === null ? (
                <Button size="touch" className={phaseButton} onClick={attendance.initialise}>
                  {t('attendance.initialise')}
                </Button>
              ) : (
                <PhaseButton onFinish={() => setFinishing({})} />
              )}
            </UndoBar>
          }
        >
          {screenOf(shown, attendance, finished)}
        </ControlFrame>
      )}
      {shown.status === 'scheduled' && <OtherDayQuestion />}
      {question}
      {finishing !== null && (
        <MvpDialog
          confirmLabel={t('mvp.confirm')}
          onChosen={finish}
          onClose={() => setFinishing(null)}
        />
      )}
    </ControlContext>
  );
}

/** The match by its rule sheet while it is played; null without a sheet, and where rows of players are enough. */
function useMatchDayOf(state: MatchState): MatchDayView | null {
  const layout = useConsoleSettings((settings) => settings.layout);
  return useMemo(() => {
    const { play } = state;
    return play && layout === 'players' && runsByPlayers(play.rules) ? null : matchDayView(state);
  }, [state, layout]);
}

function screenOf(
  state: Controlled['state'],
  attendance: Attendance,
  finished: ReactElement,
): ReactElement {
  switch (state.status) {
    case 'scheduled':
      return state.lineup === null ? (
        <AttendanceScreen attendance={attendance} />
      ) : (
        <KickOffScreen />
      );
    case 'in_progress':
      return <RunningScreen />;
    case 'completed':
    case 'cancelled':
      return finished;
  }
}
