import type { MatchView, MoveProposal } from '@kolo/domain';
import { ArrowRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { KickOff } from '@/shared/live/KickOff';
import { VisuallyHidden } from '@/shared/ui';

interface Props {
  match: MatchView;
  proposal: MoveProposal;
}

/** From where to where a match would move, who proposes it, and what happens with that. */
export function ProposalText({ match, proposal }: Props): ReactElement {
  const { t } = useTranslation('seasonPlan');
  const format = useFormat();
  const { matchDate, venue, state, team, answerBy } = proposal;
  const text = (instant: string) => `${format.shortDate(instant)} ${format.time(instant)}`;
  // The venue of now is named only where it changes.
  const now = match.venue === venue ? [] : [match.venue ?? t('free.nowhere')];
  return (
    <>
      <p className="numerals flex flex-wrap items-center gap-x-2">
        <span className="text-ink-muted wrap-anywhere">
          <KickOff match={match}>{text(match.matchDate)}</KickOff>
          {now.map((hall) => (
            <span key={hall} translate="no">{`, ${hall}`}</span>
          ))}
        </span>
        <ArrowRight aria-hidden="true" className="size-3.5 shrink-0 text-ink-muted" />
        <VisuallyHidden>{t('moved.to')}</VisuallyHidden>
        <span className="font-semibold wrap-anywhere">{`${text(matchDate)}, ${venue}`}</span>
      </p>
      <p className="text-ink-muted">
        <span>{t('proposals.by', { team: team.name })}</span>{' '}
        <span>{t(`proposals.state.${state}`, { when: format.dateTime(answerBy) })}</span>
      </p>
    </>
  );
}
