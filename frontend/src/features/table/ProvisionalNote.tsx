import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge, LiveDot } from '@/shared/ui';

/** Says that the places may still change, and until when. */
export function ProvisionalNote(): ReactElement {
  const { t } = useTranslation('leagueTable');
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-muted">
      <Badge tone="live">
        <LiveDot className="bg-on-live" />
        {t('provisional')}
      </Badge>
      {t('provisionalHint')}
    </p>
  );
}
