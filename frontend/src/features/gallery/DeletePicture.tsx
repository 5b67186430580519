import { Trash2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, ConfirmDialog } from '@/shared/ui';
import { useDeletePicture } from './use-gallery';

interface Props {
  id: number;
  onDeleted: () => void;
}

/** Asks first, because deletion is final. */
export function DeletePicture({ id, onDeleted }: Props): ReactElement {
  const { t } = useTranslation('gallery');
  const [asking, setAsking] = useState(false);
  const remove = useDeletePicture();
  return (
    <div className="mt-auto">
      <Button variant="danger" disabled={remove.isPending} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" className="size-4" />
        <span>{remove.isPending ? t('deleting') : t('delete')}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('delete')}
        description={t('deleteQuestion')}
        confirmLabel={t(remove.isPending ? 'deleting' : 'delete')}
        pending={remove.isPending}
        // The dialog stays until the answer, or a double click would hit what is below it.
        onConfirm={() =>
          remove.mutate(id, { onSuccess: onDeleted, onSettled: () => setAsking(false) })
        }
      />
    </div>
  );
}
