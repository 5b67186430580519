import { ClipboardList } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { ListDialog } from '@/features/console/attendance/ListDialog';
import { OfficialsButton } from '@/features/console/officials/OfficialsButton';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';

/** The list of players and the officials, which can be corrected until the result is official. */
export function Corrections(): ReactElement {
  const { t } = useTranslation('console');
  const [listing, setListing] = useState(false);
  return (
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
      {listing && <ListDialog onClose={() => setListing(false)} />}
    </div>
  );
}
