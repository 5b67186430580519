import type { LeagueAward } from '@kolo/domain';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';

interface AwardWords {
  /** The winner's name. */
  name: (award: LeagueAward) => string;
  /** What it is for; null where the award's name is enough. */
  value: (award: LeagueAward) => string | null;
}

export function useAwardWords(): AwardWords {
  const { t } = useTranslation(['awards', 'common']);
  const { oneDecimal } = useFormat();
  return {
    name: ({ player, team, user }) =>
      player === undefined
        ? (user?.name ?? team?.name ?? t('unnamed'))
        : `${player.firstName} ${player.lastName}`.trim(),
    value: ({ kind, value }) => {
      if (value === undefined) return null;
      if (kind === 'top-scorer') return t('common:goals', { count: value });
      if (kind === 'best-goalkeeper') return t('saves', { share: oneDecimal(value) });
      if (kind === 'best-referee') return t('mean', { mean: oneDecimal(value) });
      return t(kind === 'fair-play' ? 'cards' : 'mvps', { count: value });
    },
  };
}
