import type { TeamPreference } from '@kolo/domain';
import { useSlotTexts } from '@/features/season-plan/slots/use-slot-texts';
import { useTranslation } from '@/shared/i18n/use-translation';

/** `Ne prije 17:00` */
export function usePreferenceText(): (
  preference: Pick<TeamPreference, 'kind' | 'value'>,
) => string {
  const { t } = useTranslation('seasonPlan');
  const { weekday } = useSlotTexts();
  return ({ kind, value }) => {
    const shown = kind === 'not-weekday' ? weekday(Number(value)).toLowerCase() : value;
    return t(`preferences.says.${kind}`, { value: shown });
  };
}
