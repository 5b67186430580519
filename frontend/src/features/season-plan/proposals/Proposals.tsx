import { type ReactElement, useRef } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useLeagueMatches } from '@/shared/league/queries';
import { Button, Card, CardHeader } from '@/shared/ui';
import { ProposalText } from './ProposalText';
import { ProposedSlot } from './ProposedSlot';
import { isPending, useAnswerMove, useProposals } from './use-proposals';

/** Moves that companies propose, for the administrator to confirm; nothing where there are none. */
export function Proposals({ leagueId }: { leagueId: number }): ReactElement | null {
  const { t } = useTranslation('seasonPlan');
  const { data: proposals = [] } = useProposals(leagueId);
  const { data: matches = [] } = useLeagueMatches(leagueId);
  const answer = useAnswerMove();
  const list = useRef<HTMLUListElement>(null);
  const pending = proposals.filter(isPending).flatMap((proposal) => {
    const match = matches.find(({ id }) => id === proposal.matchId);
    return match?.status === 'scheduled' ? [{ match, proposal }] : [];
  });
  if (pending.length === 0) return null;
  const send = (id: number, state: 'confirmed' | 'declined'): void => {
    // The row goes away with its buttons.
    list.current?.focus();
    answer.mutate({ id, state });
  };
  return (
    <section aria-label={t('proposals.title')}>
      <Card>
        <CardHeader title={t('proposals.title')} />
        <ul
          ref={list}
          tabIndex={-1}
          aria-label={t('proposals.title')}
          className="divide-y outline-none"
        >
          {pending.map(({ match, proposal }) => {
            const name = `${match.homeTeamName} – ${match.awayTeamName}`;
            return (
              <li
                key={proposal.id}
                className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3"
              >
                <div className="min-w-0 flex-1 basis-64 text-sm">
                  <bdi translate="no" className="block font-semibold wrap-anywhere">
                    {name}
                  </bdi>
                  <ProposalText match={match} proposal={proposal} />
                  <ProposedSlot match={match} proposal={proposal} />
                </div>
                <div className="flex flex-wrap gap-2">
                  <Button
                    variant="secondary"
                    aria-label={t('proposals.of', { action: t('proposals.decline'), match: name })}
                    disabled={answer.isPending}
                    onClick={() => send(proposal.id, 'declined')}
                  >
                    {t('proposals.decline')}
                  </Button>
                  {proposal.state === 'accepted' && (
                    <Button
                      aria-label={t('proposals.of', {
                        action: t('proposals.confirm'),
                        match: name,
                      })}
                      disabled={answer.isPending}
                      onClick={() => send(proposal.id, 'confirmed')}
                    >
                      {t('proposals.confirm')}
                    </Button>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      </Card>
    </section>
  );
}
