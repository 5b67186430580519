import type { MatchView } from '@kolo/domain';
import { TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useIneligible } from './use-ineligible';

/** Names suspended players who were on the list of the match, for whoever decides about it. */
export function IneligibleNote({ match }: { match: MatchView }): ReactElement | null {
  const { t } = useTranslation('ruling');
  const players = useIneligible(match);
  if (players.length === 0) return null;
  const names = players.map(({ name }) => name).join(', ');
  return (
    <p className="flex min-w-0 items-center gap-1.5 text-sm font-semibold wrap-anywhere text-warn">
      <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
      <span>{t('ineligible', { names })}</span>
    </p>
  );
}
