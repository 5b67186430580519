import { ClipboardList } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { ListDialog } from '@/features/console/attendance/ListDialog';
import { OfficialsButton } from '@/features/console/officials/OfficialsButton';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';

interface Props {
  isOpen: boolean;
}

/** The list of players and the officials, which can be corrected until the result is official. An open list stays. */
export function Corrections({ isOpen }: Props): ReactElement {
  const { t } = useTranslation('console');
  const [listing, setListing] = useState(false);
  return (
    <>
      {isOpen && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="touch"
            variant="secondary"
            className="max-sm:w-full"
            onClick={() => setListing(true)}
          >
            <ClipboardList aria-hidden="true" className="size-5" />
            {t('list.title')}
          </Button>
          <OfficialsButton />
        </div>
      )}
      {listing && <ListDialog onClose={() => setListing(false)} />}
    </>
  );
}
