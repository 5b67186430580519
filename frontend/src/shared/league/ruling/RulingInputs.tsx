import {
  abandonReasons,
  annulReasons,
  awardCauses,
  awardWinners,
  cleanTime,
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
import { isDate, type RulingFields } from './ruling-fields';

/** The inputs of each decision; an undo needs none. */
export function RulingInputs({ match }: { match: MatchView }): ReactElement | null {
  const { t } = useTranslation(['ruling', 'console']);
  const { register, watch } = useFormContext<RulingFields>();
  const teams = { home: match.homeTeamName, away: match.awayTeamName };
  switch (watch('choice')) {
    case 'postpone':
      return (
        <Two>
          <FormField label={t('reason')}>
            <Select {...register('postponeReason')}>
              {postponeReasons.map((reason) => (
                <option key={reason} value={reason}>
                  {t(`postponeReason.${reason}`)}
                </option>
              ))}
            </Select>
          </FormField>
          <NewDate />
        </Two>
      );
    case 'abandon':
      return (
        <Two>
          <FormField label={t('reason')}>
            <Select {...register('abandonReason')}>
              {abandonReasons.map((reason) => (
                <option key={reason} value={reason}>
                  {t(`console:abandon.reason.${reason}`)}
                </option>
              ))}
            </Select>
          </FormField>
          <FormField label={t('console:abandon.fault.label')}>
            <Select {...register('atFault')}>
              {faults.map((fault) => (
                <option key={fault} value={fault}>
                  {fault === 'home' || fault === 'away'
                    ? teams[fault]
                    : t(`console:abandon.fault.${fault}`)}
                </option>
              ))}
            </Select>
          </FormField>
        </Two>
      );
    case 'replay':
    case 'play-on':
      return (
        <Two>
          <NewDate />
          <FormField label={t('venue')} optional>
            <Input {...register('venue')} autoComplete="off" maxLength={120} />
          </FormField>
        </Two>
      );
    case 'award':
      return (
        <Two>
          <FormField label={t('winner')}>
            <Select {...register('winner')}>
              {awardWinners.map((winner) => (
                <option key={winner} value={winner}>
                  {winner === 'none' ? t('bothLose') : teams[winner]}
                </option>
              ))}
            </Select>
          </FormField>
          <FormField label={t('reason')}>
            <Select {...register('cause')}>
              {awardCauses.map((cause) => (
                <option key={cause} value={cause}>
                  {t(`cause.${cause}`)}
                </option>
              ))}
            </Select>
          </FormField>
          <AwardedScore teams={teams} />
        </Two>
      );
    case 'annul':
      return (
        <FormField label={t('reason')}>
          <Select {...register('annulReason')}>
            {annulReasons.map((reason) => (
              <option key={reason} value={reason}>
                {t(`annulReason.${reason}`)}
              </option>
            ))}
          </Select>
        </FormField>
      );
    default:
      return null;
  }
}

const Two = ({ children }: { children: ReactNode }): ReactElement => (
  <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">{children}</div>
);

function NewDate(): ReactElement {
  const { t } = useTranslation('ruling');
  const { register, formState, getValues } = useFormContext<RulingFields>();
  const validate = (): true | string => isDate(getValues()) || t('badDate');
  return (
    <div className="grid grid-cols-2 gap-2">
      <FormField label={t('newDate')} optional error={formState.errors.day?.message}>
        <Input {...register('day', { validate })} type="date" />
      </FormField>
      <FormField label={t('time')}>
        <Input
          {...register('time', { setValueAs: cleanTime })}
          autoComplete="off"
          placeholder="18:00"
        />
      </FormField>
    </div>
  );
}
