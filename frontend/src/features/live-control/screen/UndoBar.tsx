import { isOfficial, latestVoidable } from '@kolo/domain';
import { ScrollText, Undo2 } from 'lucide-react';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '@/shared/ui';
import { ActionLog } from './ActionLog';
import { useControlled } from './control-context';
import { useActionLabel } from './use-action-label';

/** Takes back the latest action, by its name; the log beside it takes back any other. */
export function UndoBar({ children }: { children?: ReactNode }): ReactElement {
  const { t } = useTranslation('control');
  const { state, clock, tap } = useControlled();
  const label = useActionLabel();
  const [logOpen, setLogOpen] = useState(false);
  const official = isOfficial(state, clock.iso());
  const latest = useMemo(() => (official ? undefined : latestVoidable(state)), [state, official]);
  return (
    <div className="flex items-stretch gap-2">
      <IconButton
        size="touch"
        variant="secondary"
        label={t('log.title')}
        onClick={() => setLogOpen(true)}
      >
        <ScrollText aria-hidden="true" className="size-6" />
      </IconButton>
      <Button
        size="touch"
        variant="secondary"
        disabled={latest === undefined}
        className="min-w-0! flex-1 justify-start! gap-1.5! px-2! text-left text-sm! leading-tight sm:gap-3! sm:px-3! sm:text-base!"
        onClick={() => latest && tap({ type: 'Undo', actionId: latest.id })}
      >
        <Undo2 aria-hidden="true" className="size-5 sm:size-6" />
        {latest === undefined ? (
          <span className="min-w-0">{t('undo.nothing')}</span>
        ) : (
          <span className="line-clamp-3 min-w-0 text-pretty break-words">
            <span className="max-sm:sr-only">{t('undo.action')}: </span>
            {label(latest)}
          </span>
        )}
      </Button>
      {children}
      <ActionLog open={logOpen} onOpenChange={setLogOpen} />
    </div>
  );
}
