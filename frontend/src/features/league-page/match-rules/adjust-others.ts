import type { RuleField, RuleFields } from '@kolo/domain';
import type { UseFormReturn } from 'react-hook-form';

/** Adjusts the rules that follow from the changed one, so that the sheet stays valid. */
export function adjustOthers(
  { getValues, setValue }: Pick<UseFormReturn<RuleFields>, 'getValues' | 'setValue'>,
  changed: RuleField,
): void {
  const { clockMode, lastMinutes, exclusionSeconds } = getValues();
  if (changed === 'clockMode' && clockMode === 'last-minutes-effective' && lastMinutes === 0)
    setValue('lastMinutes', 2, { shouldDirty: true });
  if (changed === 'exclusionSeconds' && exclusionSeconds === null)
    setValue('secondYellow', 'sends-off', { shouldDirty: true });
}
