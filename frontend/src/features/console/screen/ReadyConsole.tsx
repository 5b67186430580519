import { type LevelReason, type MatchState, whistles } from '@kolo/domain';
import { type ReactElement, useCallback, useMemo, useState } from 'react';
import { ticksMadeBy, useConsoleAccess } from '@/features/console/console-access';
import type { ConsoleState, ReadyConsole as Match } from '@/features/console/log/console-state';
import type { MatchConsole } from '@/features/console/log/match-console';
import { useConsoles } from '@/features/console/ruled-match/presence/use-consoles';
import { RuledMatchConsole } from '@/features/console/ruled-match/RuledMatchConsole';
import {
  type RuledMatchView,
  ruledMatchView,
} from '@/features/console/ruled-match/ruled-match-view';
import { useConsoleSettings } from '@/features/console/ruled-match/settings/console-settings';
import { runsByPlayers } from '@/features/console/ruled-match/settings/runs-by-players';
import { savedTicks } from '@/features/console/this-device';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useWakeLock } from '@/shared/live/use-wake-lock';
import { Button } from '@/shared/ui';
import { AttendanceScreen } from './AttendanceScreen';
import { ConsoleFrame } from './ConsoleFrame';
import { ConsoleContext, type OpenConsole } from './console-context';
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
  matchConsole: MatchConsole;
  messages: Messages;
  match: Extract<Match, { phase: 'ready' }>;
  connection: ConsoleState['connection'];
  alert: ReactElement | null;
  /** Why the choice of the MVP was refused. */
  mvpRefusal: string | null;
}

/** What goes along with the final whistle. */
interface Finishing {
  levelReason?: LevelReason;
}

export function ReadyConsole({
  matchConsole,
  messages,
  match,
  connection,
  alert,
  mvpRefusal,
}: Props): ReactElement {
  const { t } = useTranslation('console');
  const { view, log } = match;
  const { shown, pending } = log;
  const [finishing, setFinishing] = useState<Finishing | null>(null);
  const playing = shown.status === 'in_progress';
  useWakeLock(playing);
  useOneTap();
  const access = useConsoleAccess();
  const hasAccount = access.grant === null;
  const isSent = shown.status === 'completed' && pending.length === 0;
  const { leaving, leave, leaveNow } = useLeaving(hasAccount && isSent && mvpRefusal === null);
  const players = useMemo(() => playerBook(view), [view]);
  const { tap, question } = useDoubts(shown, players, matchConsole);
  const refresh = useCallback(() => matchConsole.refresh(), [matchConsole]);
  const opened = useMemo<OpenConsole>(
    () => ({
      view,
      players,
      state: shown,
      clock: matchConsole.clock,
      tap,
      redo: (undone) => matchConsole.redo(undone),
      refresh,
      messages,
    }),
    [view, players, shown, matchConsole, messages, tap, refresh],
  );
  useFreshSquad(shown.status === 'scheduled' && shown.lineup === null, refresh);
  const ticks = useTicks({
    matchId: shown.matchId,
    by: ticksMadeBy(access),
    open: shown.status === 'scheduled',
    kept: savedTicks,
  });
  const attendance = useAttendance(shown, players, opened.tap, ticks, view.matchRules);
  const finish = () => {
    setFinishing(null);
    const wanted = { ...whistles.finish, ...finishing };
    if (matchConsole.tap({ type: 'ChangeState', wanted }) === null) leave();
  };
  const ruledMatch = useRuledMatchOf(shown);
  const consoles = useConsoles(shown.matchId, playing, pending.length);
  const unsent = <OutboxBar pending={pending} sends={alert === null} />;
  const returning = access.mayCancel ? t('finished.returning') : t('finished.returningToTable');
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
    <ConsoleContext value={opened}>
      {ruledMatch !== null ? (
        <RuledMatchConsole
          latest={ruledMatch}
          connection={connection}
          unsent={unsent}
          alert={alert}
          consoles={consoles}
          onFinish={(levelReason) => setFinishing(levelReason === undefined ? {} : { levelReason })}
        />
      ) : (
        <ConsoleFrame
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
        </ConsoleFrame>
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
    </ConsoleContext>
  );
}

/** The match by its rule sheet while it is played; null without a sheet, and where rows of players are enough. */
function useRuledMatchOf(state: MatchState): RuledMatchView | null {
  const layout = useConsoleSettings((settings) => settings.layout);
  return useMemo(() => {
    const { play } = state;
    return play && layout === 'players' && runsByPlayers(play.rules) ? null : ruledMatchView(state);
  }, [state, layout]);
}

function screenOf(
  state: OpenConsole['state'],
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
