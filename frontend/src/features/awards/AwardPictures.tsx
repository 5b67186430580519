import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useAwards } from '@/shared/league/use-awards';
import { StoryButton } from '@/shared/sharing/StoryButton';

/** One picture for each award that has a winner with a name. */
export function AwardPictures({ leagueId }: { leagueId: number }): ReactElement | null {
  const { t } = useTranslation('awards');
  const awards = useAwards(leagueId).data ?? [];
  const kinds = new Set(awards.filter(({ user }) => user?.name !== null).map(({ kind }) => kind));
  if (kinds.size === 0) return null;
  return (
    <StoryButton
      pictures={[...kinds].map((kind) => ({
        kind: 'award',
        name: t(`kind.${kind}`),
        path: `/api/share/stories/awards/${leagueId}/${kind}.png`,
      }))}
    />
  );
}
