import type { LeagueView } from '@kolo/domain';
import { Pencil } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';
import { LeagueDialog } from './LeagueDialog';

export function EditLeague({ league }: { league: LeagueView }): ReactElement {
  const { t } = useTranslation('adminLeague');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Pencil aria-hidden="true" className="size-4" />
        {t('edit')}
      </Button>
      {open && <LeagueDialog league={league} onClose={() => setOpen(false)} />}
    </>
  );
}
