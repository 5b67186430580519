import type { Ban } from '@kolo/domain';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';

/** `Crveni karton: još 1 od 2 utakmice` */
export function useBanText(): (ban: Ban) => string {
  const { t } = useTranslation('discipline');
  const { date } = useFormat();
  return ({ kind, amount, remaining, until, forEver, heldByAppeal }) => {
    const why = t(`kind.${kind}`);
    const text = forEver
      ? t('ban.forEver', { why })
      : until === undefined
        ? t(remaining === 0 ? 'ban.over' : 'ban.matches', { why, remaining, amount })
        : t('ban.until', { why, day: date(until) });
    return heldByAppeal ? `${text} ${t('ban.held')}` : text;
  };
}
