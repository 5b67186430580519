import { IdCard } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useConsoleAccess } from '@/features/console/console-access';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';
import { ConsoleOfficials } from './ConsoleOfficials';

/** Not in practice, which has no server to keep names. */
export function OfficialsButton(): ReactElement | null {
  const { t } = useTranslation('officials');
  const { practice } = useConsoleAccess();
  const [open, setOpen] = useState(false);
  if (practice) return null;
  return (
    <>
      <Button
        size="touch"
        variant="secondary"
        className="max-sm:w-full"
        onClick={() => setOpen(true)}
      >
        <IdCard aria-hidden="true" className="size-5" />
        {t('title')}
      </Button>
      {open && <ConsoleOfficials onClose={() => setOpen(false)} />}
    </>
  );
}
