import type { MatchToMiss } from '@kolo/domain';
import type { TFunction } from '@/shared/i18n/text-keys';

/** `Suspendiran 1/2: crveni, 3. kolo, KONČAR–INA`. */
export function suspensionWords(
  { kind, remaining, of, from }: MatchToMiss,
  t: TFunction<'console'>,
): string {
  const served = of === 0 ? t('suspended.open') : t('suspended.nth', { n: of - remaining + 1, of });
  const round = from?.round == null ? [] : [t('suspended.round', { round: from.round })];
  const match = from === undefined ? [] : [`${from.home}–${from.away}`];
  return `${served}: ${[t(`suspended.kind.${kind}`), ...round, ...match].join(', ')}`;
}
