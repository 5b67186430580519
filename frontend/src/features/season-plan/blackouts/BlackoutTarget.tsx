import { type ReactElement, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useVenues } from '@/features/season-plan/slots/use-venues';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useLeagueTeams } from '@/shared/league/queries';
import { uniqueName } from '@/shared/league/unique-name';
import { FormField, Input, Select } from '@/shared/ui';
import { type BlackoutFields, useBlackoutRules } from './blackout-fields';

/** Which team or hall does not play; nothing for the whole league. */
export function BlackoutTarget({ leagueId }: { leagueId: number }): ReactElement | null {
  const { watch } = useFormContext<BlackoutFields>();
  switch (watch('who')) {
    case 'league':
      return null;
    case 'team':
      return <TeamField leagueId={leagueId} />;
    case 'venue':
      return <VenueField />;
  }
}

function TeamField({ leagueId }: { leagueId: number }): ReactElement {
  const { t } = useTranslation('seasonPlan');
  const rules = useBlackoutRules();
  const { register, formState } = useFormContext<BlackoutFields>();
  const { data: teams = [] } = useLeagueTeams(leagueId);
  const names = teams.map(({ name }) => name);
  return (
    <FormField label={t('blackouts.team')} error={formState.errors.teamId?.message}>
      <Select {...register('teamId', rules.teamId)}>
        <option value="0">{t('blackouts.chooseTeam')}</option>
        {teams.map(({ id, name, user }) => (
          <option key={id} value={id}>
            {uniqueName(name, user.username, names)}
          </option>
        ))}
      </Select>
    </FormField>
  );
}

function VenueField(): ReactElement {
  const { t } = useTranslation('seasonPlan');
  const rules = useBlackoutRules();
  const { register, formState } = useFormContext<BlackoutFields>();
  const { data: venues = [] } = useVenues();
  const list = useId();
  return (
    <div>
      <FormField label={t('blackouts.venue')} error={formState.errors.venue?.message}>
        <Input {...register('venue', rules.venue)} list={list} autoComplete="off" maxLength={200} />
      </FormField>
      <datalist id={list}>
        {venues.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </div>
  );
}
