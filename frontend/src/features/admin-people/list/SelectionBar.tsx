import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Checkbox } from '@/shared/ui';

interface Props {
  chosen: number;
  /** How many are on the screen. */
  shown: number;
  pending: boolean;
  onAll: (all: boolean) => void;
  onApprove: () => void;
}

/** Shown above a list whose rows can be ticked. */
export function SelectionBar({ chosen, shown, pending, onAll, onApprove }: Props): ReactElement {
  const { t } = useTranslation('adminPeople');
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b px-4 py-2">
      <Checkbox
        label={t('selectAll')}
        checked={chosen > 0 && chosen >= shown}
        disabled={pending}
        onChange={(event) => onAll(event.target.checked)}
      />
      {chosen > 0 && (
        <Button pending={pending} onClick={onApprove}>
          {!pending && <Check aria-hidden="true" className="size-4" />}
          {t('approveChosen', { count: chosen })}
        </Button>
      )}
    </div>
  );
}
