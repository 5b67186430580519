import type { ConsoleChanges } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';

/** Changes by a console after the final whistle, for the administrator who vouches for the result. */
export function ConsoleChangesNote({
  changes: { count, at },
}: {
  changes: ConsoleChanges;
}): ReactElement {
  const { t } = useTranslation('console');
  const { time } = useFormat();
  return (
    <p className="rounded-card border-2 border-warn bg-warn-soft p-4 text-warn text-lg leading-tight font-semibold">
      {t('finished.consoleChanges', { count, time: time(at) })}
    </p>
  );
}
