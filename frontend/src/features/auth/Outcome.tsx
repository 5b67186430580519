import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react';

interface Props {
  tone: 'ok' | 'waiting' | 'failed';
  icon: LucideIcon;
  title: string;
  text: string;
  /** Links to the next step. */
  children: ReactNode;
}

const tones: Record<Props['tone'], string> = {
  ok: 'bg-ok-soft text-ok',
  waiting: 'bg-warn-soft text-warn',
  failed: 'bg-danger-soft text-danger',
};

/** Replaces a finished form and takes the focus, because the form's button is gone. */
export function Outcome({ tone, icon: Icon, title, text, children }: Props): ReactElement {
  const panel = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => panel.current?.focus(), []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="flex flex-col items-center rounded-card border bg-surface px-5 py-8 text-center shadow-card outline-none"
    >
      <span className={clsx('grid size-14 place-items-center rounded-2xl', tones[tone])}>
        <Icon aria-hidden="true" className="size-7" />
      </span>
      <h2 id={`${id}-title`} className="mt-4 text-lg font-bold tracking-tight">
        {title}
      </h2>
      <p id={`${id}-text`} className="mt-1.5 max-w-sm text-sm text-ink-muted">
        {text}
      </p>
      <div className="mt-6 flex w-full flex-col items-stretch gap-2 sm:w-auto">{children}</div>
    </section>
  );
}
