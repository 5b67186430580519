import { useQueryClient } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { type ReactElement, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { pathOf } from '../api';
import { useLastKnown } from '../api/last-known';
import { useFormat } from '../i18n/use-format';
import { Button } from '../ui';

/** Says of what time the table and the fixtures are while the server cannot be reached. */
export function LastKnownNotice(): ReactElement {
  const { t } = useTranslation('layout');
  const { time, relativeDay } = useFormat();
  const shown = useLastKnown(({ shown }) => shown);
  const oldest = Math.min(...Object.values(shown));
  const isOld = Number.isFinite(oldest);
  const retry = useReadAgain();
  useEffect(() => {
    if (!isOld) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isOld, retry]);
  return (
    <div role="status">
      {isOld && (
        <div className="border-line border-b bg-warn-soft text-warn">
          <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-x-3 px-4 py-1.5 sm:px-6">
            <CloudOff aria-hidden="true" className="size-5 shrink-0" />
            <p className="numerals min-w-0 flex-1 font-semibold text-sm">
              {t('lastKnown', { day: relativeDay(oldest), time: time(oldest) })}
            </p>
            <Button size="sm" variant="ghost" onClick={retry}>
              {t('readAgain')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

/** Reads again what is shown although it is old. */
function useReadAgain(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    const { shown } = useLastKnown.getState();
    void client.refetchQueries({ predicate: ({ queryKey }) => pathOf(queryKey) in shown });
  }, [client]);
}
