import { TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { useActionLabel } from '@/features/console/entries/use-action-label';
import { useAdviceText } from '@/features/console/ruled-match/layout/use-advice-text';
import { useTranslation } from '@/shared/i18n/use-translation';
import { type Flags, hasFlags } from './flags';

export function FlagList({ flags }: { flags: Flags }): ReactElement | null {
  const { t } = useTranslation('ruledConsole');
  const adviceText = useAdviceText();
  const label = useActionLabel();
  if (!hasFlags(flags)) return null;
  const { toCheck, doubts, goalsWithoutScorer, cardsWithoutPlayer, scoreInDoubt } = flags;
  const lines = [
    ...(scoreInDoubt ? [t('flags.score')] : []),
    ...doubts.map(adviceText),
    ...(goalsWithoutScorer > 0 ? [t('flags.goals', { count: goalsWithoutScorer })] : []),
    ...(cardsWithoutPlayer > 0 ? [t('flags.cards', { count: cardsWithoutPlayer })] : []),
  ];
  return (
    <span className="mt-3 block rounded-control bg-warn-soft p-3 text-base font-semibold text-warn">
      <span className="mb-1 flex items-center gap-2 font-extrabold">
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
        {t('flags.title')}
      </span>
      {toCheck.map((action) => (
        <span key={action.id} className="block py-0.5">
          {t('flags.entry', { action: label(action) })}
        </span>
      ))}
      {lines.map((line) => (
        <span key={line} className="block py-0.5">
          {line}
        </span>
      ))}
    </span>
  );
}
