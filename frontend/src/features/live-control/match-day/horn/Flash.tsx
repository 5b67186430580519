import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import type { Signal } from './horn';

/** For halls that are too loud for the horn. */
export function Flash({ signal }: { signal: Signal | null }): ReactElement | null {
  const { t } = useTranslation('console');
  if (signal === null) return null;
  return (
    <div className="pointer-events-none fixed inset-0 z-50 flex items-center justify-center border-[1rem] border-danger-fill motion-safe:animate-pulse">
      <p
        role="alert"
        className="rounded-card bg-danger-fill px-8 py-5 text-center text-3xl font-extrabold text-on-danger sm:text-5xl"
      >
        {t(`signal.${signal}`)}
      </p>
    </div>
  );
}
