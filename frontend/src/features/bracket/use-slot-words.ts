import { type BracketSlot, placeholderWords } from '@kolo/domain';
import { useTranslation } from '@/shared/i18n/use-translation';

/** The name of a slot's team, or where it will come from. */
export function useSlotWords(): (slot: BracketSlot) => string {
  const { language } = useTranslation('bracket');
  return (slot) => ('team' in slot ? slot.team.name : placeholderWords(slot.placeholder, language));
}
