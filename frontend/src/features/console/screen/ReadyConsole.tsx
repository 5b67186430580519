import { type LevelReason, type MatchState, outcomeOf, whistles } from '@kolo/domain';
import { type ReactElement, useCallback, useMemo, useState } from 'react';
import { AttendanceScreen } from '@/features/console/attendance/AttendanceScreen';
import { KickOffScreen } from '@/features/console/attendance/KickOffScreen';
import { type Attendance, useAttendance } from '@/features/console/attendance/use-attendance';
import { useFreshSquad } from '@/features/console/attendance/use-fresh-squad';
import { useTicks } from '@/features/console/attendance/use-ticks';
import { RowTimeout } from '@/features/console/by-players/RowTimeout';
import { RunningScreen } from '@/features/console/by-players/RunningScreen';
import { ticksMadeBy, useConsoleAccess } from '@/features/console/console-access';
import { ConsoleContext, type OpenConsole } from '@/features/console/context/console-context';
import type { Messages } from '@/features/console/context/messages';
import { playerBook } from '@/features/console/context/player-book';
import { useOneTap } from '@/features/console/context/use-one-tap';
import { useDoubts } from '@/features/console/doubts/use-doubts';
import { UndoBar } from '@/features/console/entries/UndoBar';
import { FinishedScreen } from '@/features/console/finished/FinishedScreen';
import { MvpDialog } from '@/features/console/finished/MvpDialog';
import { ConsoleFrame } from '@/features/console/frame/ConsoleFrame';
import { PhaseButton, phaseButton } from '@/features/console/frame/PhaseButton';
import { Scoreboard } from '@/features/console/frame/Scoreboard';
import type { ConsoleState, ReadyConsole as Match } from '@/features/console/log/console-state';
import type { MatchConsole } from '@/features/console/log/match-console';
import { useConsoles } from '@/features/console/ruled-match/presence/use-consoles';
import { RuledMatchConsole } from '@/features/console/ruled-match/RuledMatchConsole';
import {
  type RuledMatchView,
  ruledMatchView,
} from '@/features/console/ruled-match/ruled-match-view';
import { useConsoleSettings } from '@/features/console/settings/console-settings';
import { runsByPlayers } from '@/features/console/settings/runs-by-players';
import { savedTicks } from '@/features/console/this-device';
import { OutboxBar } from '@/features/console/unsent/OutboxBar';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useWakeLock } from '@/shared/live/use-wake-lock';
import { Button } from '@/shared/ui';
import { OtherDayQuestion } from './OtherDayQuestion';
import { useLeaving } from './use-leaving';
import { WaitingScreen } from './WaitingScreen';

interface Props {
  matchConsole: MatchConsole;
  messages: Messages;
  match: Extract<Match, { phase: 'ready' }>;
  connection: ConsoleState['connection'];
  alert: ReactElement | null;
  /** Why the choice of the MVP was refused. */
  mvpRefusal: string | null;
}

/** Sent along with the final whistle. */
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
    saved: savedTicks,
  });
  const attendance = useAttendance(shown, players, opened.tap, ticks, {
    rules: view.matchRules,
    suspended: view.suspended?.players,
  });
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
              <NextStep
                state={shown}
                onInitialise={attendance.initialise}
                onFinish={() => setFinishing({})}
              />
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

interface NextStepProps {
  state: MatchState;
  onInitialise: () => void;
  onFinish: () => void;
}

function NextStep({ state, onInitialise, onFinish }: NextStepProps): ReactElement | null {
  const { t } = useTranslation('console');
  if (waitsFor(state) !== null) return null;
  if (state.status !== 'scheduled' || state.lineup !== null)
    return <PhaseButton onFinish={onFinish} />;
  return (
    <Button size="touch" className={phaseButton} onClick={onInitialise}>
      {t('attendance.initialise')}
    </Button>
  );
}

/** The decision about a match that is still to be played; null for any other. */
const waitsFor = (state: MatchState) => (state.status === 'scheduled' ? outcomeOf(state) : null);

function screenOf(
  state: OpenConsole['state'],
  attendance: Attendance,
  finished: ReactElement,
): ReactElement {
  const waits = waitsFor(state);
  switch (state.status) {
    case 'scheduled':
      if (waits !== null) return <WaitingScreen outcome={waits} />;
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
