import { WifiOff } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { EmptyState } from '@/shared/ui';

/** Nothing has arrived yet; the page recovers by itself. */
export function Unreachable({ hint }: { hint: string }): ReactElement {
  const { t } = useTranslation('live');
  return (
    <div role="alert">
      <EmptyState
        icon={<WifiOff aria-hidden="true" className="size-7 text-danger" />}
        title={t('connection.failed')}
        description={hint}
      />
    </div>
  );
}
