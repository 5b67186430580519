import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Card, CardBody, CardHeader } from '@/shared/ui';
import { type Invitation, useJoinGroup } from './use-predictions';

interface Props {
  invitation: Invitation;
  onJoin: (groupId: number) => void;
}

/** Nobody joins by opening a link alone: members would see the name at once. */
export function JoinGroup({ invitation, onJoin }: Props): ReactElement {
  const { t } = useTranslation('predictions');
  const join = useJoinGroup();
  return (
    <Card className="mb-6">
      <CardHeader title={t('joinTitle')} />
      <CardBody className="grid justify-items-start gap-4">
        <p className="text-sm text-ink-muted">{t('joinHint')}</p>
        <Button
          pending={join.isPending}
          onClick={() => join.mutate(invitation, { onSuccess: ({ id }) => onJoin(id) })}
        >
          {t('join')}
        </Button>
      </CardBody>
    </Card>
  );
}
