import type { MoveProposal } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';
import { useAnswerMove, useWithdrawMove } from './use-proposals';

interface Props {
  /** `Bura – Jugo` */
  match: string;
  proposal: MoveProposal;
  /** The team of the company that reads it. */
  teamId: number;
  onAnswered: () => void;
}

/** A company withdraws its own proposal, or answers that of the other one. */
export function ProposalAnswers(props: Props): ReactElement | null {
  const { match, proposal, teamId, onAnswered } = props;
  const { t } = useTranslation('seasonPlan');
  const answer = useAnswerMove();
  const withdraw = useWithdrawMove();
  const { id, team, state } = proposal;
  const button = (action: 'withdraw' | 'decline' | 'accept', send: () => void): ReactElement => (
    <Button
      variant={action === 'accept' ? 'primary' : 'secondary'}
      aria-label={t('proposals.of', { action: t(`proposals.${action}`), match })}
      disabled={answer.isPending || withdraw.isPending}
      onClick={() => {
        onAnswered();
        send();
      }}
    >
      {t(`proposals.${action}`)}
    </Button>
  );
  if (team.id === teamId) return button('withdraw', () => withdraw.mutate(id));
  if (state !== 'open') return null;
  return (
    <div className="flex flex-wrap gap-2">
      {button('decline', () => answer.mutate({ id, state: 'declined' }))}
      {button('accept', () => answer.mutate({ id, state: 'accepted' }))}
    </div>
  );
}
