import type { MatchView, MoveProposal } from '@kolo/domain';
import { TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Consequences } from '@/shared/league/free-slots/Consequences';
import { FinalsConflicts } from '@/shared/league/free-slots/FinalsConflicts';
import { useFreeSlots } from '@/shared/league/free-slots/use-free-slots';
import { isProposed } from './is-proposed';

interface Props {
  match: MatchView;
  proposal: MoveProposal;
}

/** What the move would lead to, for whoever decides about it; nothing until it is known. */
export function ProposedSlot({ match, proposal }: Props): ReactElement | null {
  const { t } = useTranslation('seasonPlan');
  const { data: slots } = useFreeSlots(match.id);
  if (slots === undefined) return null;
  const slot = slots.find((one) => isProposed(one, proposal));
  return (
    <>
      {slot === undefined ? (
        <span className="flex items-start gap-1.5 text-warn">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          <span>{t('proposals.notFree')}</span>
        </span>
      ) : (
        <Consequences match={match} consequences={slot.consequences} />
      )}
      <FinalsConflicts match={match} at={proposal.matchDate} venue={proposal.venue} />
    </>
  );
}
