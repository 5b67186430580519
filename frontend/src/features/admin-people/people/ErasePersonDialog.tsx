import type { PersonView } from '@kolo/domain';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '@/shared/api';
import { Button, Checkbox, Dialog, FormField, Input } from '@/shared/ui';
import { ErasureEffects } from './ErasureEffects';
import { type PersonId, useErasePerson, usePerson } from './use-person';

interface Props {
  person: PersonId;
  onClose: () => void;
}

/** Says what goes and what stays, and believes only the typed name. */
export function ErasePersonDialog({ person, onClose }: Props): ReactElement {
  const { t } = useTranslation(['adminPeople', 'common']);
  const found = usePerson(person);
  const erase = useErasePerson(person);
  const form = useId();
  const [typed, setTyped] = useState('');
  const [teamNames, setTeamNames] = useState(false);
  const isNamed = found.data !== undefined && same(typed, found.data.name);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isNamed && !erase.isPending)
      erase.mutate({ name: typed.trim(), teamNames }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('people.eraseTitle')}
      description={t('people.eraseText')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            type="submit"
            form={form}
            variant="danger"
            disabled={!isNamed}
            pending={erase.isPending}
          >
            {t('people.eraseConfirm')}
          </Button>
        </>
      }
    >
      <Loaded query={found}>
        {(view: PersonView) => (
          <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4 py-2">
            <ErasureEffects person={view} />
            {view.effects.teams.length > 0 && (
              <Checkbox
                label={t('people.teamNames')}
                hint={t('people.teamNamesHint')}
                checked={teamNames}
                onChange={({ target }) => setTeamNames(target.checked)}
              />
            )}
            <FormField label={t('people.typeName', { name: view.name })}>
              <Input
                value={typed}
                autoComplete="off"
                spellCheck={false}
                onChange={({ target }) => setTyped(target.value)}
              />
            </FormField>
          </form>
        )}
      </Loaded>
    </Dialog>
  );
}

const same = (one: string, other: string): boolean =>
  one.trim().normalize('NFC') === other.normalize('NFC');
