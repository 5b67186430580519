import { limits, type MatchView, type MoveProposal } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';
import { ProposalAnswers } from './ProposalAnswers';
import { ProposalText } from './ProposalText';
import { ProposedSlot } from './ProposedSlot';
import { isPending } from './use-proposals';

interface Props {
  match: MatchView;
  /** The team of the company that reads it. */
  teamId: number;
  /** The latest one. */
  proposal: MoveProposal | undefined;
  /** The team has some left in this season. */
  mayPropose: boolean;
  onPropose: () => void;
  onAnswered: () => void;
}

const hourMs = 3_600_000;

/** One of the next matches, with its latest proposal and what the company can do about it. */
export function OwnMatchRow(props: Props): ReactElement {
  const { match, teamId, proposal, mayPropose, onPropose, onAnswered } = props;
  const { t } = useTranslation('seasonPlan');
  const format = useFormat();
  const name = `${match.homeTeamName} – ${match.awayTeamName}`;
  const closesAt = Date.parse(match.matchDate) - limits.moveProposals.closeHours * hourMs;
  const isClosed = closesAt <= Date.now();
  const pending = proposal !== undefined && isPending(proposal) ? proposal : undefined;
  const toAnswer = pending?.state === 'open' && pending.team.id !== teamId;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3">
      <div className="min-w-0 flex-1 basis-64 text-sm">
        <bdi translate="no" className="block font-semibold wrap-anywhere">
          {name}
        </bdi>
        {pending === undefined && (
          <p className="numerals text-ink-muted wrap-anywhere">
            {[format.dateTime(match.matchDate), match.venue ?? t('free.nowhere')].join(', ')}
          </p>
        )}
        {proposal !== undefined && proposal.state !== 'confirmed' && (
          <ProposalText match={match} proposal={proposal} />
        )}
        {toAnswer && <ProposedSlot match={match} proposal={pending} />}
        {pending === undefined && (
          <p className="text-ink-muted">
            {isClosed
              ? t('proposals.closed')
              : t('proposals.until', { when: format.dateTime(closesAt) })}
          </p>
        )}
      </div>
      {pending !== undefined ? (
        <ProposalAnswers match={name} proposal={pending} teamId={teamId} onAnswered={onAnswered} />
      ) : (
        mayPropose &&
        !isClosed && (
          <Button
            variant="secondary"
            aria-label={t('proposals.of', { action: t('proposals.open'), match: name })}
            onClick={onPropose}
          >
            {t('proposals.open')}
          </Button>
        )
      )}
    </li>
  );
}
