import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { centsOf } from './euros';

interface Limits {
  min: number;
  max: number;
}

/** Checks an amount in euros before it is sent; the limits are in cents. */
export function useEuroRule(): (limits: Limits) => (typed: string) => true | string {
  const { t } = useTranslation('referee');
  const { price } = useFormat();
  const shown = (cents: number): string => price((cents / 100).toFixed(2));
  return ({ min, max }) =>
    (typed) => {
      const cents = centsOf(typed);
      const fits = cents !== null && cents >= min && cents <= max;
      return fits || t('rules.badEuros', { min: shown(min), max: shown(max) });
    };
}
