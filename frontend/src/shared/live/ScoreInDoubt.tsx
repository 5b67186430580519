import type { BoardLine } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';

/** Shown beside a score that the scorer’s table is checking. */
export function ScoreInDoubt({
  match,
}: {
  match: Pick<BoardLine, 'scoreInDoubt'>;
}): ReactElement | null {
  const { t } = useTranslation('scoreline');
  if (match.scoreInDoubt !== true) return null;
  return (
    <span className="w-fit rounded-full bg-warn-soft px-2.5 py-1 text-center text-xs leading-tight font-bold text-warn">
      {t('inDoubt')}
    </span>
  );
}
