import { Hash, LayoutGrid } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { isTaken } from '@/features/live-control/match-day/keyboard/use-keys';
import { useMatchDay } from '@/features/live-control/match-day/match-day-context';
import { useConsoleSettings } from '@/features/live-control/match-day/settings/console-settings';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, IconButton } from '@/shared/ui';

interface Props {
  title: string;
  children: ReactNode;
}

/** No dialog: the clock and all buttons stay within reach, and the next tap replaces the question. */
export function QuestionFrame({ title, children }: Props): ReactElement {
  const { t } = useTranslation('console');
  const { ask } = useMatchDay();
  const { numberPad, choose } = useConsoleSettings();
  useEffect(() => {
    const onKey = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      // Escape in a dialog closes the dialog and leaves the question open.
      if (key === 'Escape' && !defaultPrevented && !isTaken(target)) ask(null);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [ask]);
  return (
    <section
      aria-label={title}
      className="@container flex flex-col gap-1.5 rounded-card border-2 border-accent-ink bg-surface p-2"
    >
      <header className="flex items-center gap-2">
        <h2 className="min-w-0 flex-1 pl-1 text-base leading-tight @[30rem]:text-lg font-extrabold">
          {title}
        </h2>
        <IconButton
          size="lg"
          variant="secondary"
          className="size-12!"
          label={t(numberPad ? 'pad.tiles' : 'pad.open')}
          onClick={() => choose({ numberPad: !numberPad })}
        >
          {numberPad ? (
            <LayoutGrid aria-hidden="true" className="size-6" />
          ) : (
            <Hash aria-hidden="true" className="size-6" />
          )}
        </IconButton>
        <Button size="lg" variant="secondary" onClick={() => ask(null)}>
          {t('question.done')}
        </Button>
      </header>
      {children}
    </section>
  );
}
