import { slotTimes, type VenueSlots } from '@kolo/domain';
import { useTranslation } from '@/shared/i18n/use-translation';

interface SlotTexts {
  weekday: (day: number) => string;
  /** `Nedjelja 16:00–20:00, Sutinska` */
  name: (slot: VenueSlots) => string;
  /** `5 utakmica` */
  count: (slot: VenueSlots) => string;
}

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
type Weekday = `${(typeof weekdays)[number]}`;

export function useSlotTexts(): SlotTexts {
  const { t } = useTranslation(['seasonPlan', 'common']);
  const weekday = (day: number): string => t(`weekday.${String(day) as Weekday}`);
  return {
    weekday,
    name: (slot) => t('slots.one', { ...slot, weekday: weekday(slot.weekday) }),
    count: (slot) => t('common:matches', { count: slotTimes(slot).length }),
  };
}
