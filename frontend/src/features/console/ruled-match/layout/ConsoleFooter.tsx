import { Ellipsis } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { UndoBar } from '@/features/console/entries/UndoBar';
import { useUndo } from '@/features/console/entries/use-undo';
import { useClockTaps } from '@/features/console/ruled-match/clock/use-clock-taps';
import { KeyHelp } from '@/features/console/ruled-match/keyboard/KeyHelp';
import { useKeyActions } from '@/features/console/ruled-match/keyboard/use-key-actions';
import { useKeys } from '@/features/console/ruled-match/keyboard/use-keys';
import { MoreDialog } from '@/features/console/ruled-match/more/MoreDialog';
import { PeriodButton } from '@/features/console/ruled-match/period/PeriodButton';
import { useRuledMatch } from '@/features/console/ruled-match/ruled-match-context';
import { useConsoleTaps } from '@/features/console/ruled-match/use-console-taps';
import { useConsoleSettings } from '@/features/console/settings/console-settings';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';
import { latestSubject } from './latest-subject';

/** The latest action with its Undo, always in the same place, then everything else. */
export function ConsoleFooter(): ReactElement {
  const { t } = useTranslation('ruledConsole');
  const [more, setMore] = useState(false);
  const [help, setHelp] = useState(false);
  const { match } = useRuledMatch();
  const actions = useKeyActions();
  useFooterKeys(() => setHelp(true));
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
      {(match.periodRunning || match.shootout !== null) && <PeriodButton />}
      {more && <MoreDialog onClose={() => setMore(false)} />}
      {help && <KeyHelp actions={actions} onClose={() => setHelp(false)} />}
    </UndoBar>
  );
}

function useFooterKeys(showHelp: () => void): void {
  const enabled = useConsoleSettings((settings) => settings.keys);
  const { state } = useConsole();
  const { sides } = useRuledMatch();
  const [left, right] = sides;
  const taps = useConsoleTaps();
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
