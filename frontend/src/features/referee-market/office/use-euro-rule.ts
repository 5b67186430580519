import { centsOf } from '@/shared/i18n/euros';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';

interface Limits {
  min: number;
  max: number;
}

/** Checks an amount in euros before it is sent; the limits are in cents. */
export function useEuroRule(): (limits: Limits) => (typed: string) => true | string {
  const { t } = useTranslation('referee');
  const { cents: shown } = useFormat();
  return ({ min, max }) =>
    (typed) => {
      const cents = centsOf(typed);
      const fits = cents !== null && cents >= min && cents <= max;
      return fits || t('rules.badEuros', { min: shown(min), max: shown(max) });
    };
}
