import { clsx } from 'clsx';
import { Redo2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useStore } from 'zustand';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';
import { useConsole } from './console-context';
import { countsOnce } from './use-one-tap';

/** Beside the buttons: it never covers the score, and no row moves for it. */
export function MessageLine({ className }: { className?: string }): ReactElement | null {
  const { t } = useTranslation('console');
  const { messages, redo } = useConsole();
  const shown = useStore(messages.store, (state) => state.shown);
  // A dialog does not repeat messages from before it was opened.
  const [before] = useState(shown);
  if (shown === null || shown === before) return null;
  const { title, text, alert = false, redo: undone } = shown;
  return (
    <div
      className={clsx(
        'flex min-h-touch min-w-0 items-center gap-2 rounded-control border-2 pl-3',
        alert ? 'border-danger bg-danger-soft text-danger' : 'border-line-strong bg-raised',
        className,
      )}
    >
      <p
        role={alert ? 'alert' : 'status'}
        className="min-w-0 flex-1 py-1 pr-2 text-sm leading-tight text-pretty"
      >
        <strong className="line-clamp-3 break-words sm:text-base sm:leading-tight">{title}</strong>
        {text !== undefined && <span className="mt-0.5 line-clamp-3">{text}</span>}
      </p>
      {undone !== undefined && (
        <Button
          {...countsOnce}
          size="touch"
          className="px-3! sm:px-5!"
          onClick={() => {
            messages.clear();
            redo(undone);
          }}
        >
          <Redo2 aria-hidden="true" className="size-5" />
          {t('undo.redo')}
        </Button>
      )}
    </div>
  );
}
