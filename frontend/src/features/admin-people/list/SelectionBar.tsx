import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Checkbox } from '@/shared/ui';

interface Props {
  chosen: number;
  /** How many are on the screen. */
  shown: number;
  /** With those on the pages that are not shown yet. */
  found: number;
  pending: boolean;
  onShown: (all: boolean) => void;
  onFound: () => void;
  onApprove: () => void;
}

/** Shown above a list whose rows can be ticked. */
export function SelectionBar(props: Props): ReactElement {
  const { chosen, shown, found, pending, onShown, onFound, onApprove } = props;
  const { t } = useTranslation('adminPeople');
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b px-4 py-2">
      <Checkbox
        label={shown < found ? t('selectShown', { shown, total: found }) : t('selectAll')}
        checked={chosen > 0 && chosen >= shown}
        disabled={pending}
        onChange={(event) => onShown(event.target.checked)}
      />
      {shown < found && chosen < found && chosen >= shown && (
        <Button variant="ghost" disabled={pending} onClick={onFound}>
          {t('selectFound', { total: found })}
        </Button>
      )}
      {chosen > 0 && (
        <Button pending={pending} onClick={onApprove}>
          {!pending && <Check aria-hidden="true" className="size-4" />}
          <span>{t('approveChosen', { count: chosen })}</span>
        </Button>
      )}
    </div>
  );
}
