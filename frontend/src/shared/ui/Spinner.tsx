import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';

/** Decorative: the caller says in words what is loading. */
export function Spinner({ className }: { className?: string }): ReactElement {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-block size-[1.1em] animate-spin rounded-full border-2 border-current border-r-transparent',
        className,
      )}
    />
  );
}

export function PageSpinner(): ReactElement {
  const { t } = useTranslation();
  return (
    <div role="status" className="grid min-h-[50vh] place-items-center text-ink-muted">
      <span className="flex items-center gap-3 text-sm font-medium">
        <Spinner className="text-2xl text-accent-ink" />
        {t('loading')}
      </span>
    </div>
  );
}
