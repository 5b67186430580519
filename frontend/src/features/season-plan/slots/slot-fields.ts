import { cleanTime, isWallTime, limits, slotTimes, type VenueSlots } from '@kolo/domain';
import type { RegisterOptions } from 'react-hook-form';
import { useTranslation } from '@/shared/i18n/use-translation';

export interface SlotFields {
  venue: string;
  weekday: string;
  from: string;
  to: string;
  slotMinutes: string;
  bufferMinutes: string;
}

/** The Sunday of an amateur league. */
export const emptySlot = (venue: string | null): SlotFields => ({
  venue: venue ?? '',
  weekday: '7',
  from: '16:00',
  to: '20:00',
  slotMinutes: '48',
  bufferMinutes: '0',
});

export const slotFields = (slot: VenueSlots): SlotFields => ({
  ...slot,
  weekday: String(slot.weekday),
  slotMinutes: String(slot.slotMinutes),
  bufferMinutes: String(slot.bufferMinutes),
});

const minuteLimits = {
  slotMinutes: limits.slots.minutes,
  bufferMinutes: limits.slots.bufferMinutes,
} as const;

function minutesOf(field: keyof typeof minuteLimits, typed: string): number | null {
  const { min, max } = minuteLimits[field];
  const minutes = Number(typed);
  return /^\d{1,3}$/.test(typed.trim()) && minutes >= min && minutes <= max ? minutes : null;
}

/** Null while a field is missing or wrong. */
export function slotOf(fields: SlotFields): VenueSlots | null {
  const { from, to } = fields;
  const venue = fields.venue.trim();
  const slotMinutes = minutesOf('slotMinutes', fields.slotMinutes);
  const bufferMinutes = minutesOf('bufferMinutes', fields.bufferMinutes);
  if (venue === '' || !isWallTime(from) || !isWallTime(to) || to <= from) return null;
  if (slotMinutes === null || bufferMinutes === null) return null;
  const slot = { venue, weekday: Number(fields.weekday), from, to, slotMinutes, bufferMinutes };
  return slotTimes(slot).length === 0 ? null : slot;
}

type Checked = Exclude<keyof SlotFields, 'weekday'>;
type Rules = { [Field in Checked]: RegisterOptions<SlotFields, Field> };

/** The rules for the fields that may be wrong, checked before the request. */
export function useSlotRules(): Rules {
  const { t } = useTranslation('seasonPlan');
  const minutes = (field: keyof typeof minuteLimits) => (typed: string) => {
    const { min, max } = minuteLimits[field];
    return minutesOf(field, typed) !== null || t('slots.badMinutes', { min, max });
  };
  return {
    venue: { validate: (venue) => venue.trim() !== '' || t('required') },
    from: {
      setValueAs: cleanTime,
      validate: (from) => isWallTime(from) || t('slots.badTime'),
    },
    to: {
      setValueAs: cleanTime,
      validate: (to, fields) => {
        if (!isWallTime(to)) return t('slots.badTime');
        if (!isWallTime(fields.from)) return true;
        if (to <= fields.from) return t('slots.badOrder');
        const sound = minutesOf('slotMinutes', fields.slotMinutes) !== null;
        return !sound || slotOf({ ...fields, venue: '-' }) !== null || t('slots.tooShort');
      },
    },
    slotMinutes: { validate: minutes('slotMinutes') },
    bufferMinutes: { validate: minutes('bufferMinutes') },
  };
}
