import { type LoggedMatchEvent, type MatchState, rowOf } from '@kolo/domain';
import { clsx } from 'clsx';
import { Pencil, Undo2 } from 'lucide-react';
import { type ReactElement, useMemo, useState } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { MessageLine } from '@/features/console/context/MessageLine';
import { countsOnce } from '@/features/console/context/use-one-tap';
import { DeviceAccess } from '@/features/console/settings/DeviceAccess';
import { HallBoardLink } from '@/features/console/settings/HallBoardLink';
import { LayoutButton } from '@/features/console/settings/LayoutButton';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Dialog, EmptyState } from '@/shared/ui';
import { AbandonMatch } from './AbandonMatch';
import { answersIn } from './answers';
import { CorrectionDialog, correctable } from './CorrectionDialog';
import { dependedOn } from './depended-on';
import { FlagButton } from './FlagButton';
import { QuestionScore, ScoreInDoubtBar } from './ScoreCheck';
import { useActionLabel } from './use-action-label';
import { useAdministratorsActions } from './use-administrators-actions';
import { useIsSettled } from './use-is-settled';
import { useUndo } from './use-undo';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Fixtures are changed by the league, not by the scorekeeper. */
const isScorekeepers = ({ type }: LoggedMatchEvent): boolean => rowOf(type).undo !== 'never';

/** Whether this named a goal's scorer or assist and a later correction named another. */
function isOverruled({ goals }: MatchState, action: LoggedMatchEvent): boolean {
  if (action.type !== 'GoalAttributed' && action.type !== 'AssistAttributed') return false;
  const goal = goals.find(({ id }) => id === action.data.goalId);
  const named = action.type === 'GoalAttributed' ? action.data.scorer : action.data.assist;
  return goal?.scorer !== named && goal?.assist !== named;
}

export function ActionLog({ open, onOpenChange }: Props): ReactElement {
  const { t } = useTranslation('console');
  const { state } = useConsole();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('log.title')}
      size="lg"
      touch
      footer={
        <>
          {state.status === 'in_progress' && (
            <AbandonMatch onAbandoned={() => onOpenChange(false)} />
          )}
          <LayoutButton layout="teams" />
          <MessageLine className="w-full sm:w-auto sm:flex-1" />
        </>
      }
    >
      <Actions />
      <div className="border-t py-2">
        <HallBoardLink />
        <DeviceAccess />
      </div>
    </Dialog>
  );
}

/** The log inside another dialog. */
export function ActionsWithAbandon({ onAbandoned }: { onAbandoned: () => void }): ReactElement {
  return (
    <>
      <Actions />
      <AbandonMatch onAbandoned={onAbandoned} />
    </>
  );
}

export function Actions(): ReactElement {
  const { t } = useTranslation('console');
  const { time } = useFormat();
  const { state } = useConsole();
  const undo = useUndo();
  const label = useActionLabel();
  const answers = useMemo(() => answersIn(state.actions), [state]);
  const actions = state.actions
    .filter(
      (action) => isScorekeepers(action) && !answers.has(action.id) && !isOverruled(state, action),
    )
    .reverse();
  const [opened, setOpened] = useState<LoggedMatchEvent | null>(null);
  const isSettled = useIsSettled();
  const fixed = useMemo(() => dependedOn(state), [state]);
  const theirs = useAdministratorsActions();
  if (actions.length === 0) return <EmptyState title={t('log.empty')} />;
  const opener = (action: LoggedMatchEvent | undefined) =>
    action === undefined ? undefined : () => setOpened(action);
  return (
    <>
      <ScoreInDoubtBar />
      <QuestionScore />
      <ol className="flex flex-col divide-y pb-3">
        {actions.map((action) => (
          <li key={action.id} className="flex min-h-14 items-center gap-3 py-1">
            <span className="numerals w-12 shrink-0 text-sm text-ink-muted">{time(action.at)}</span>
            <Entry
              label={label(action)}
              onOpen={
                isSettled(action) || theirs.has(action.id)
                  ? undefined
                  : opener(correctable(state, action))
              }
            />
            {!isSettled(action) && <FlagButton action={action} />}
            {!isSettled(action) && theirs.has(action.id) && (
              <span className="text-sm text-ink-muted">{t('log.administrators')}</span>
            )}
            {!isSettled(action) && !fixed.has(action.id) && !theirs.has(action.id) && (
              <Button
                size="touch"
                variant="ghost"
                className="text-base!"
                aria-label={t('undo.named', { action: label(action) })}
                {...countsOnce}
                onClick={() => undo(action)}
              >
                <Undo2 aria-hidden="true" className="size-5" />
                <span className="max-sm:sr-only">{t('undo.action')}</span>
              </Button>
            )}
          </li>
        ))}
      </ol>
      {opened !== null && <CorrectionDialog action={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

interface EntryProps {
  label: string;
  /** Undefined where nothing can be corrected. */
  onOpen: (() => void) | undefined;
}

function Entry({ label, onOpen }: EntryProps): ReactElement {
  const { t } = useTranslation('console');
  const words = 'min-w-0 flex-1 text-base leading-tight font-semibold text-pretty';
  if (onOpen === undefined)
    return <span className={clsx(words, 'px-2 first-letter:uppercase')}>{label}</span>;
  return (
    <button
      type="button"
      aria-label={t('correction.open', { action: label })}
      onClick={onOpen}
      className={clsx(
        words,
        'flex min-h-touch items-center gap-2 rounded-control px-2 text-left hover:bg-raised',
      )}
    >
      <span className="min-w-0 flex-1 first-letter:uppercase">{label}</span>
      <Pencil aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
    </button>
  );
}
