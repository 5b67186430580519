import type { PersonView } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { leagueLabel } from '@/shared/league/league-label';
import { Button, Dialog } from '@/shared/ui';
import { PossiblePlayers } from './PossiblePlayers';
import { type PersonId, useExportPerson, usePerson } from './use-person';

interface Props {
  person: PersonId;
  onClose: () => void;
}

/** Asks which players are the same person before their data is saved. */
export function ExportPersonDialog({ person, onClose }: Props): ReactElement {
  const { t } = useTranslation(['adminPeople', 'common']);
  const found = usePerson(person);
  const download = useExportPerson(person);
  const [alsoPlayers, setAlsoPlayers] = useState<number[]>([]);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('people.exportTitle')}
      description={t('people.exportText')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            disabled={found.data === undefined}
            pending={download.isPending}
            onClick={() => download.mutate({ alsoPlayers }, { onSuccess: onClose })}
          >
            {t('people.exportConfirm')}
          </Button>
        </>
      }
    >
      <Loaded query={found}>
        {({ name, alsoPlayers: same, possiblePlayers = [] }: PersonView) => (
          <div className="flex flex-col gap-4 py-2 text-sm">
            <p className="font-semibold wrap-anywhere">{name}</p>
            {same.length > 0 && (
              <ul className="list-disc space-y-1 pl-5 wrap-anywhere">
                {same.map(({ id, team, league }) => (
                  <li key={id}>
                    {t('people.also.export', {
                      team: team.name,
                      league: league === null ? '–' : leagueLabel(league),
                    })}
                  </li>
                ))}
              </ul>
            )}
            <PossiblePlayers
              purpose="export"
              players={possiblePlayers}
              chosen={alsoPlayers}
              onChoose={setAlsoPlayers}
            />
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}
