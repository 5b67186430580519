import type { PredictionGroup } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { CopyField } from '@/shared/sharing/CopyField';
import { Button, ConfirmDialog } from '@/shared/ui';
import { useEndGroup } from './use-predictions';

interface Props {
  group: PredictionGroup;
  onEnd: () => void;
}

/** The link to the group and the ways out of it. */
export function GroupTools({ group, onEnd }: Props): ReactElement {
  const { t } = useTranslation('predictions');
  return (
    <div className="grid gap-4">
      <CopyField label={t('invite')} text={group.link} done={t('linkCopied')} />
      <div className="flex flex-wrap gap-2">
        <EndButton group={group} ends="leave" onEnd={onEnd} />
        {group.isOwner && <EndButton group={group} ends="remove" onEnd={onEnd} />}
      </div>
    </div>
  );
}

function EndButton({ group, ends, onEnd }: Props & { ends: 'leave' | 'remove' }): ReactElement {
  const { t } = useTranslation('predictions');
  const [isAsking, setAsking] = useState(false);
  const end = useEndGroup(group.id, ends);
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t(ends)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t(`${ends}Title`, { name: group.name })}
        description={t(`${ends}Text`)}
        confirmLabel={t(ends)}
        pending={end.isPending}
        onConfirm={() =>
          end.mutate(undefined, { onSuccess: onEnd, onSettled: () => setAsking(false) })
        }
      />
    </>
  );
}
