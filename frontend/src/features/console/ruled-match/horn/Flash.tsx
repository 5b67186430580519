import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import type { Signal } from './horn';

/** For halls that are too loud for the horn. */
export function Flash({ signal }: { signal: Signal | null }): ReactElement | null {
  const { t } = useTranslation('ruledConsole');
  if (signal === null) return null;
  return (
    <div
      className={clsx(
        'pointer-events-none fixed inset-0 z-50 flex justify-center border-[1rem] border-danger-fill motion-safe:animate-pulse',
        // The question about the foul is open meanwhile.
        signal === 'last-foul' ? 'items-start' : 'items-center',
      )}
    >
      <p
        role="alert"
        className={clsx(
          'rounded-card bg-danger-fill text-center font-extrabold text-on-danger',
          signal === 'last-foul' ? 'px-5 py-2 text-xl' : 'px-8 py-5 text-3xl sm:text-5xl',
        )}
      >
        {t(`signal.${signal}`)}
      </p>
    </div>
  );
}
