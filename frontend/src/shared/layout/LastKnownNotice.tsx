import { useQueryClient } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { type ReactElement, useCallback, useEffect, useSyncExternalStore } from 'react';
import { pathOf } from '@/shared/api';
import { isServerAway, useLastKnown } from '@/shared/api/last-known';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';

export function LastKnownNotice(): ReactElement {
  const { t } = useTranslation('layout');
  const { time, relativeDay } = useFormat();
  const oldest = useOldestAnswer();
  const isOld = Number.isFinite(oldest);
  const retry = useRefetch();
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
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

/** When the oldest stored answer on the screen was received; infinity without one. */
function useOldestAnswer(): number {
  const shown = useLastKnown(({ shown }) => shown);
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    useCallback((changed) => cache.subscribe(changed), [cache]),
    () =>
      Math.min(
        ...cache
          .findAll({ type: 'active' })
          .map(({ queryKey }) => shown[pathOf(queryKey)] ?? Number.POSITIVE_INFINITY),
      ),
    () => Number.POSITIVE_INFINITY,
  );
}

function useRefetch(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    const { shown } = useLastKnown.getState();
    void client.refetchQueries({
      predicate: ({ queryKey, state }) => pathOf(queryKey) in shown || isServerAway(state.error),
    });
  }, [client]);
}
