import { Download, UserRoundMinus } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';
import { ErasePersonDialog } from './ErasePersonDialog';
import { type PersonId, useExportPerson } from './use-person';

interface Props {
  person: PersonId;
  /** The person's unique label in the list. */
  name: string;
}

/** What the law entitles people to: their data, and their erasure. */
export function PersonActions({ person, name }: Props): ReactElement {
  const { t } = useTranslation('adminPeople');
  const [open, setOpen] = useState(false);
  const download = useExportPerson(person);
  return (
    <>
      <Button
        variant="secondary"
        aria-label={t('of.export', { name })}
        pending={download.isPending}
        onClick={() => download.mutate()}
      >
        <Download aria-hidden="true" className="size-4" />
        {t('people.export')}
      </Button>
      <Button
        variant="secondary"
        aria-label={t('of.erase', { name })}
        onClick={() => setOpen(true)}
      >
        <UserRoundMinus aria-hidden="true" className="size-4" />
        {t('people.erase')}
      </Button>
      {open && <ErasePersonDialog person={person} onClose={() => setOpen(false)} />}
    </>
  );
}
