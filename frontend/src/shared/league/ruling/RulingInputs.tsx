import {
  abandonReasons,
  annulReasons,
  awardCauses,
  awardWinners,
  faults,
  type MatchView,
  postponeReasons,
} from '@kolo/domain';
import type { ReactElement, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FormField } from '@/shared/ui/FormField';
import { Input } from '@/shared/ui/Input';
import { Select } from '@/shared/ui/Select';
import { AwardedScore } from './AwardedScore';
import { NewDate } from './NewDate';
import type { RulingFields } from './ruling-fields';

/** The inputs of each decision; an undo needs none. */
export function RulingInputs({ match }: { match: MatchView }): ReactElement | null {
  const { watch } = useFormContext<RulingFields>();
  switch (watch('choice')) {
    case 'postpone':
      return <PostponeInputs />;
    case 'abandon':
      return <AbandonInputs teams={teamsOf(match)} />;
    case 'replay':
    case 'play-on':
      return <ReplayInputs />;
    case 'award':
      return <AwardInputs teams={teamsOf(match)} />;
    case 'annul':
      return <AnnulInputs />;
    default:
      return null;
  }
}

type Teams = Record<'home' | 'away', string>;

const teamsOf = ({ homeTeamName: home, awayTeamName: away }: MatchView): Teams => ({ home, away });

function PostponeInputs(): ReactElement {
  const { t } = useTranslation('ruling');
  return (
    <Two>
      <Choice
        field="postponeReason"
        label={t('reason')}
        options={postponeReasons}
        nameOf={(reason) => t(`postponeReason.${reason}`)}
      />
      <NewDate />
    </Two>
  );
}

function AbandonInputs({ teams }: { teams: Teams }): ReactElement {
  const { t } = useTranslation(['ruling', 'console']);
  return (
    <Two>
      <Choice
        field="abandonReason"
        label={t('reason')}
        options={abandonReasons}
        nameOf={(reason) => t(`console:abandon.reason.${reason}`)}
      />
      <Choice
        field="atFault"
        label={t('console:abandon.fault.label')}
        options={faults}
        nameOf={(fault) =>
          fault === 'home' || fault === 'away' ? teams[fault] : t(`console:abandon.fault.${fault}`)
        }
      />
    </Two>
  );
}

function ReplayInputs(): ReactElement {
  const { t } = useTranslation('ruling');
  const { register } = useFormContext<RulingFields>();
  return (
    <Two>
      <NewDate />
      <FormField label={t('venue')} optional>
        <Input {...register('venue')} autoComplete="off" maxLength={120} />
      </FormField>
    </Two>
  );
}

function AwardInputs({ teams }: { teams: Teams }): ReactElement {
  const { t } = useTranslation('ruling');
  return (
    <Two>
      <Choice
        field="winner"
        label={t('winner')}
        options={awardWinners}
        nameOf={(winner) => (winner === 'none' ? t('bothLose') : teams[winner])}
      />
      <Choice
        field="cause"
        label={t('reason')}
        options={awardCauses}
        nameOf={(cause) => t(`cause.${cause}`)}
      />
      <AwardedScore teams={teams} />
    </Two>
  );
}

function AnnulInputs(): ReactElement {
  const { t } = useTranslation('ruling');
  return (
    <Choice
      field="annulReason"
      label={t('reason')}
      options={annulReasons}
      nameOf={(reason) => t(`annulReason.${reason}`)}
    />
  );
}

const Two = ({ children }: { children: ReactNode }): ReactElement => (
  <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">{children}</div>
);

interface ChoiceProps<Option extends string> {
  field: keyof RulingFields;
  label: string;
  options: readonly Option[];
  nameOf: (option: Option) => string;
}

function Choice<Option extends string>({
  field,
  label,
  options,
  nameOf,
}: ChoiceProps<Option>): ReactElement {
  const { register } = useFormContext<RulingFields>();
  return (
    <FormField label={label}>
      <Select {...register(field)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </Select>
    </FormField>
  );
}
