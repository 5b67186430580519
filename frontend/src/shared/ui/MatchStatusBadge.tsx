import type { MatchStatus } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Badge, type BadgeTone } from './Badge';
import { LiveDot } from './LiveDot';

const tones: Record<MatchStatus, BadgeTone> = {
  scheduled: 'warn',
  in_progress: 'live',
  completed: 'ok',
  cancelled: 'danger',
};

const isKnown = (status: string): status is MatchStatus => Object.hasOwn(tones, status);

export function MatchStatusBadge({ status }: { status: string }): ReactElement {
  const { t } = useTranslation();
  if (!isKnown(status)) return <Badge>{t('status.unknown')}</Badge>;
  return (
    <Badge tone={tones[status]}>
      {status === 'in_progress' && <LiveDot className="bg-on-live" />}
      <span>{t(`status.${status}`)}</span>
    </Badge>
  );
}
