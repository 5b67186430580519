import type { MatchView, SlotConsequence } from '@kolo/domain';
import { Check, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useConsequenceText } from './use-consequence-text';

interface Props {
  match: MatchView;
  consequences: readonly SlotConsequence[];
}

/** What moving a match to a free slot leads to, also that nobody minds. */
export function Consequences({ match, consequences }: Props): ReactElement {
  const { t } = useTranslation('seasonPlan');
  const text = useConsequenceText(match);
  if (consequences.length === 0)
    return (
      <span className="flex items-center gap-1.5 text-ok">
        <Check aria-hidden="true" className="size-3.5 shrink-0" />
        <span>{t('free.clear')}</span>
      </span>
    );
  return (
    <>
      {consequences.map((consequence) => (
        <span
          key={`${consequence.code} ${consequence.teamId} ${consequence.matchId}`}
          className="flex items-start gap-1.5 text-warn"
        >
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          <span>{text(consequence)}</span>
        </span>
      ))}
    </>
  );
}
