import { Download, UserRoundMinus } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';
import { ErasePersonDialog } from './ErasePersonDialog';
import { ExportPersonDialog } from './ExportPersonDialog';
import { type PersonId, useExportPerson } from './use-person';

interface Props {
  person: PersonId;
  /** The person's unique label in the list. */
  name: string;
}

/** The rights that the law gives people: their data, and their erasure. */
export function PersonActions({ person, name }: Props): ReactElement {
  const { t } = useTranslation('adminPeople');
  const [open, setOpen] = useState<'export' | 'erase' | null>(null);
  const close = (): void => setOpen(null);
  const download = useExportPerson(person);
  // Several players may be one person, an account is one alone.
  const save = (): void => (person.kind === 'player' ? setOpen('export') : download.mutate({}));
  return (
    <>
      <Button
        variant="secondary"
        aria-label={t('of.export', { name })}
        pending={download.isPending}
        onClick={save}
      >
        <Download aria-hidden="true" className="size-4" />
        {t('people.export')}
      </Button>
      <Button
        variant="secondary"
        aria-label={t('of.erase', { name })}
        onClick={() => setOpen('erase')}
      >
        <UserRoundMinus aria-hidden="true" className="size-4" />
        {t('people.erase')}
      </Button>
      {open === 'export' && <ExportPersonDialog person={person} onClose={close} />}
      {open === 'erase' && <ErasePersonDialog person={person} onClose={close} />}
    </>
  );
}
