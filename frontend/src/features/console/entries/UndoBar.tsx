import { latestUndoable } from '@kolo/domain';
import { clsx } from 'clsx';
import { ScrollText, Undo2 } from 'lucide-react';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useConsole } from '@/features/console/context/console-context';
import { MessageLine } from '@/features/console/context/MessageLine';
import { countsOnce } from '@/features/console/context/use-one-tap';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, IconButton } from '@/shared/ui';
import { ActionLog } from './ActionLog';
import { useActionLabel } from './use-action-label';
import { useAdministratorsActions } from './use-administrators-actions';
import { useIsSettled } from './use-is-settled';
import { useUndo } from './use-undo';

interface Props {
  /** The action that Undo takes as the latest. */
  latestOf?: typeof latestUndoable;
  /** Whether a button opens the log; the console by rule sheets has it under More. */
  log?: boolean;
  children?: ReactNode;
}

/** Undoes the latest action by its name and shows messages; the log beside it has the other actions. */
export function UndoBar({ children, log = true, latestOf = latestUndoable }: Props): ReactElement {
  const { t } = useTranslation('console');
  const { state, messages } = useConsole();
  const speaking = useStore(messages.store, ({ shown }) => shown !== null);
  const undo = useUndo();
  const label = useActionLabel();
  const [logOpen, setLogOpen] = useState(false);
  const isSettled = useIsSettled();
  const found = useMemo(() => latestOf(state), [state, latestOf]);
  const latest = found === undefined || isSettled(found) ? undefined : found;
  const theirs = useAdministratorsActions();
  const locked = latest !== undefined && theirs.has(latest.id);
  return (
    <div className="relative flex flex-wrap items-stretch gap-2 @[16rem]:flex-nowrap">
      {log && (
        <IconButton
          size="touch"
          variant="secondary"
          label={t('log.title')}
          onClick={() => setLogOpen(true)}
        >
          <ScrollText aria-hidden="true" className="size-6" />
        </IconButton>
      )}
      <Button
        {...countsOnce}
        size="touch"
        variant="secondary"
        disabled={latest === undefined || locked}
        className={clsx(
          'min-w-0! justify-start! @max-[16rem]:basis-1/2 gap-1.5! px-2! text-left text-xs! leading-tight sm:gap-3! sm:px-5! sm:text-base!',
          speaking ? 'flex-1 sm:flex-none' : 'flex-1',
        )}
        onClick={() => latest && undo(latest)}
      >
        <Undo2 aria-hidden="true" className="size-5 sm:size-6" />
        {latest === undefined ? (
          <span className={clsx('min-w-0', speaking && 'sm:sr-only')}>{t('undo.nothing')}</span>
        ) : (
          <span
            className={clsx(
              'min-w-0 text-pretty break-words',
              speaking ? 'max-sm:line-clamp-3 sm:sr-only' : 'line-clamp-3',
            )}
          >
            {!locked && <span className="max-sm:sr-only">{t('undo.action')}: </span>}
            {locked ? t('undo.administrators', { action: label(latest) }) : label(latest)}
          </span>
        )}
      </Button>
      <MessageLine className="max-sm:absolute max-sm:inset-x-0 max-sm:bottom-full max-sm:mb-3 max-sm:shadow-2xl sm:flex-1" />
      {children}
      <ActionLog open={logOpen} onOpenChange={setLogOpen} />
    </div>
  );
}
