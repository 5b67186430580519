import { foldedName, type PersonView } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Checkbox, TypedConfirmDialog } from '@/shared/ui';
import { ErasureEffects } from './ErasureEffects';
import { PossiblePlayers } from './PossiblePlayers';
import { type PersonId, useErasePerson, usePerson } from './use-person';

interface Props {
  person: PersonId;
  onClose: () => void;
}

export function ErasePersonDialog({ person, onClose }: Props): ReactElement {
  const { t } = useTranslation('adminPeople');
  const found = usePerson(person);
  const erase = useErasePerson(person);
  const [typed, setTyped] = useState('');
  const [teamNames, setTeamNames] = useState(false);
  const [alsoPlayers, setAlsoPlayers] = useState<number[]>([]);
  const name = found.data?.name;
  return (
    <TypedConfirmDialog
      title={t('people.eraseTitle')}
      description={t('people.eraseText')}
      field={name === undefined ? undefined : { label: t('people.typeName', { name }) }}
      typed={typed}
      onType={setTyped}
      confirmLabel={t('people.eraseConfirm')}
      confirmed={name !== undefined && same(typed, name)}
      pending={erase.isPending}
      onConfirm={() =>
        erase.mutate(
          { name: typed.trim(), teamNames, ...(alsoPlayers.length > 0 && { alsoPlayers }) },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    >
      <Loaded query={found}>
        {(view: PersonView) => (
          <>
            <ErasureEffects person={view} />
            <PossiblePlayers
              purpose="erase"
              players={view.possiblePlayers ?? []}
              chosen={alsoPlayers}
              onChoose={setAlsoPlayers}
            />
            {view.effects.teams.length > 0 && (
              <Checkbox
                label={t('people.teamNames')}
                hint={t('people.teamNamesHint')}
                checked={teamNames}
                onChange={({ target }) => setTeamNames(target.checked)}
              />
            )}
          </>
        )}
      </Loaded>
    </TypedConfirmDialog>
  );
}

const same = (one: string, other: string): boolean => foldedName(one) === foldedName(other);
