import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Badge, LiveDot } from '@/shared/ui';

export function ProvisionalNote(): ReactElement {
  const { t } = useTranslation('leagueTable');
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-muted">
      <Badge tone="live">
        <LiveDot className="bg-on-live" />
        {t('provisional')}
      </Badge>
      <span className="max-md:sr-only">{t('provisionalHint')}</span>
    </p>
  );
}
