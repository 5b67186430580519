import { type ImposeSuspensionRequest, limits, type OwnPlayerView } from '@kolo/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useLeagueDiscipline } from '@/shared/league/queries';
import { FormField, Input, Select } from '@/shared/ui';

/** `playerId 7` or `officialId 3`, as the choices are called; `new` for somebody by name. */
export interface Person {
  chosen: string;
  firstName: string;
  lastName: string;
}

export const nobody: Person = { chosen: '', firstName: '', lastName: '' };
const byName = 'new';

/** Null where nobody is chosen, or a name is missing. */
export function personOf(
  { chosen, firstName, lastName }: Person,
  teamId: number,
): Pick<
  ImposeSuspensionRequest,
  'playerId' | 'officialId' | 'teamId' | 'firstName' | 'lastName'
> | null {
  if (chosen === '') return null;
  if (chosen === byName) {
    const name = { firstName: firstName.trim(), lastName: lastName.trim() };
    return name.firstName === '' || name.lastName === '' ? null : { teamId, ...name };
  }
  const [kind, id] = chosen.split(' ');
  return kind === 'officialId' ? { officialId: Number(id) } : { playerId: Number(id) };
}

interface Props {
  leagueId: number;
  teamId: number;
  person: Person;
  onChange: (person: Person) => void;
  /** Whether to say what is missing. */
  tried: boolean;
}

/** A player of a team, an official whom the league knows, or one by name. */
export function PersonInputs({ leagueId, teamId, person, onChange, tried }: Props): ReactElement {
  const { t } = useTranslation('discipline');
  const { data: players = [] } = useQuery<OwnPlayerView[]>({
    queryKey: ['/api/players', 'team', teamId],
    enabled: teamId !== 0,
    refetchOnMount: 'always',
  });
  const { data: discipline } = useLeagueDiscipline(leagueId);
  const staff = discipline?.staff.filter((one) => one.teamId === teamId) ?? [];
  return (
    <>
      <FormField
        label={t('office.person')}
        error={tried && person.chosen === '' ? t('office.personNeeded') : undefined}
      >
        <Select
          value={person.chosen}
          onChange={({ target }) => onChange({ ...nobody, chosen: target.value })}
        >
          <option value="">{t('office.choosePerson')}</option>
          <optgroup label={t('office.players')}>
            {players.map((player) => (
              <option key={player.id} value={`playerId ${player.id}`}>
                {`${player.firstName} ${player.lastName} (${player.jerseyNumber})`}
              </option>
            ))}
          </optgroup>
          <optgroup label={t('office.staff')}>
            {staff.map(({ officialId, name }) => (
              <option key={officialId} value={`officialId ${officialId}`}>
                {name}
              </option>
            ))}
            <option value={byName}>{t('office.officialByName')}</option>
          </optgroup>
        </Select>
      </FormField>
      {person.chosen === byName && (
        <div className="grid gap-4 sm:grid-cols-2">
          {(['firstName', 'lastName'] as const).map((field) => (
            <FormField
              key={field}
              label={t(`office.${field}`)}
              error={tried && person[field].trim() === '' ? t('office.nameNeeded') : undefined}
            >
              <Input
                value={person[field]}
                maxLength={limits.personName}
                autoComplete="off"
                onChange={({ target }) => onChange({ ...person, [field]: target.value })}
              />
            </FormField>
          ))}
        </div>
      )}
    </>
  );
}
