import type { PlayerStatus } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Badge, type BadgeTone } from '@/shared/ui';

const tones: Record<PlayerStatus, BadgeTone> = {
  pending: 'warn',
  approved: 'ok',
  rejected: 'danger',
};

export function PlayerStatusBadge({ status }: { status: PlayerStatus }): ReactElement {
  const { t } = useTranslation('myTeam');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
