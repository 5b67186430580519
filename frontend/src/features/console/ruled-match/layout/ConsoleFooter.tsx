import { Ellipsis } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useClockTaps } from '@/features/live-control/match-day/clock/use-clock-taps';
import { KeyHelp } from '@/features/live-control/match-day/keyboard/KeyHelp';
import { useKeyActions } from '@/features/live-control/match-day/keyboard/use-key-actions';
import { useKeys } from '@/features/live-control/match-day/keyboard/use-keys';
import { useMatchDay } from '@/features/live-control/match-day/match-day-context';
import { MoreDialog } from '@/features/live-control/match-day/more/MoreDialog';
import { PeriodButton } from '@/features/live-control/match-day/period/PeriodButton';
import { useConsoleSettings } from '@/features/live-control/match-day/settings/console-settings';
import { useTableTaps } from '@/features/live-control/match-day/use-table-taps';
import { useControlled } from '@/features/live-control/screen/control-context';
import { UndoBar } from '@/features/live-control/screen/UndoBar';
import { useUndo } from '@/features/live-control/screen/use-undo';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';
import { latestSubject } from './latest-subject';

/** The latest action with its Undo, always in the same place, then everything else. */
export function TableFooter(): ReactElement {
  const { t } = useTranslation('console');
  const [more, setMore] = useState(false);
  const [help, setHelp] = useState(false);
  const { day } = useMatchDay();
  const actions = useKeyActions();
  useTableKeys(() => setHelp(true));
  return (
    <UndoBar log={false} latestOf={latestSubject}>
      <Button
        size="touch"
        variant="secondary"
        className="px-3! @[40rem]:px-5!"
        onClick={() => setMore(true)}
      >
        <Ellipsis aria-hidden="true" className="size-6" />
        <span className="@max-[40rem]:sr-only">{t('more.title')}</span>
      </Button>
      {(day.periodRunning || day.shootout !== null) && <PeriodButton />}
      {more && <MoreDialog onClose={() => setMore(false)} />}
      {help && <KeyHelp actions={actions} onClose={() => setHelp(false)} />}
    </UndoBar>
  );
}

function useTableKeys(showHelp: () => void): void {
  const enabled = useConsoleSettings((settings) => settings.keys);
  const { state } = useControlled();
  const { sides } = useMatchDay();
  const [left, right] = sides;
  const taps = useTableTaps();
  const clock = useClockTaps();
  const undo = useUndo();
  const known = new Set(useKeyActions());
  const latest = latestSubject(state);
  const handlers = {
    start: clock.start,
    stop: clock.stop,
    'goal-left': () => taps.goal(left),
    'goal-right': () => taps.goal(right),
    'foul-left': () => taps.foul(left),
    'foul-right': () => taps.foul(right),
    'timeout-left': () => taps.requestTimeout(left),
    'timeout-right': () => taps.requestTimeout(right),
    undo: () => latest !== undefined && undo(latest),
    help: showHelp,
  };
  useKeys(
    enabled,
    Object.fromEntries(Object.entries(handlers).filter(([action]) => known.has(action as never))),
  );
}
