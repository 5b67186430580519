import { whistles } from '@kolo/domain';
import { type ReactElement, useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type {
  ControlState,
  ControlledMatch as Match,
} from '@/features/live-control/log/control-state';
import type { MatchControl } from '@/features/live-control/log/match-control';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, toast } from '@/shared/ui';
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
import { RunningScreen } from './RunningScreen';
import { Scoreboard } from './Scoreboard';
import { UndoBar } from './UndoBar';
import { type Attendance, useAttendance } from './use-attendance';
import { useDoubts } from './use-doubts';
import { useFreshSquad } from './use-fresh-squad';
import { useOneTap } from './use-one-tap';
import { useWakeLock } from './use-wake-lock';

interface Props {
  control: MatchControl;
  messages: Messages;
  match: Extract<Match, { phase: 'ready' }>;
  connection: ControlState['connection'];
  alert: ReactElement | null;
}

const returnAfterMs = 2_000;

export function ControlledMatch({
  control,
  messages,
  match,
  connection,
  alert,
}: Props): ReactElement {
  const { t } = useTranslation('control');
  const { view, log } = match;
  const { shown, pending } = log;
  const [finishing, setFinishing] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const playing = shown.status === 'in_progress';
  useWakeLock(playing);
  useOneTap();
  useStay(leaving, setLeaving);
  useReturn(leaving && shown.status === 'completed' && pending.length === 0);
  const players = useMemo(() => playerBook(view), [view]);
  const { tap, question } = useDoubts(shown, players, control);
  const controlled = useMemo<Controlled>(
    () => ({
      view,
      players,
      state: shown,
      clock: control.clock,
      tap,
      redo: (undone) => control.redo(undone),
      messages,
    }),
    [view, players, shown, control, messages, tap],
  );
  const refresh = useCallback(() => control.refresh(), [control]);
  useFreshSquad(shown.status === 'scheduled' && shown.lineup === null, refresh);
  const attendance = useAttendance(shown, players, controlled.tap);
  const finish = () => {
    setFinishing(false);
    if (control.tap({ type: 'ChangeState', wanted: whistles.finish }) === null) setLeaving(true);
  };
  const notice = leaving ? t(pending.length > 0 ? 'finished.waiting' : 'finished.returning') : null;
  return (
    <ControlContext value={controlled}>
      <ControlFrame
        alone={playing || shown.status === 'scheduled'}
        header={<Scoreboard connection={connection} />}
        banners={
          <>
            <OutboxBar pending={pending} />
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
              <PhaseButton onFinish={() => setFinishing(true)} />
            )}
          </UndoBar>
        }
      >
        {screenOf(shown, attendance, notice)}
      </ControlFrame>
      {shown.status === 'scheduled' && <OtherDayQuestion />}
      {question}
      {finishing && (
        <MvpDialog
          confirmLabel={t('mvp.confirm')}
          onChosen={finish}
          onClose={() => setFinishing(false)}
        />
      )}
    </ControlContext>
  );
}

function screenOf(
  state: Controlled['state'],
  attendance: Attendance,
  notice: string | null,
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
      return <FinishedScreen notice={notice} />;
  }
}

/** Anybody who goes on tapping after the final whistle is correcting something and must not be sent away. */
function useStay(leaving: boolean, setLeaving: (leaving: boolean) => void): void {
  useEffect(() => {
    if (!leaving) return;
    const stay = () => setLeaving(false);
    // On the body, because `useOneTap` stops a double tap at the document; capturing, because the click that
    // finished the match is past that phase.
    document.body.addEventListener('click', stay, true);
    return () => document.body.removeEventListener('click', stay, true);
  }, [leaving, setLeaving]);
}

/** Back to the list shortly after the server has the final whistle. */
function useReturn(done: boolean): void {
  const { t } = useTranslation('control');
  const navigate = useNavigate();
  const title = t('finished.title');
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => {
      toast({ title, variant: 'success' });
      void navigate('/admin');
    }, returnAfterMs);
    return () => clearTimeout(timer);
  }, [done, title, navigate]);
}
