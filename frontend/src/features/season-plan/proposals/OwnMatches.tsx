import { byDate, limits, type MatchView, type TeamRef } from '@kolo/domain';
import { type ReactElement, useRef, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useLeagueMatches } from '@/shared/league/queries';
import { Card, CardHeader } from '@/shared/ui';
import { OwnMatchRow } from './OwnMatchRow';
import { ProposeDialog } from './ProposeDialog';
import { isPending, useProposals } from './use-proposals';

interface Props {
  leagueId: number;
  team: TeamRef;
}

const shownMatches = 5;

/** The next matches of a company's team, and the moves that were proposed for them. */
export function OwnMatches({ leagueId, team }: Props): ReactElement | null {
  const { t } = useTranslation('seasonPlan');
  const { data: matches = [] } = useLeagueMatches(leagueId);
  const { data: proposals = [] } = useProposals(leagueId);
  const [proposed, setProposed] = useState<MatchView | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const own = matches.filter((match) => isNext(match, team.id)).sort(byDate);
  // The latest proposal of a match comes first.
  const proposalOf = ({ id }: MatchView) => proposals.find(({ matchId }) => matchId === id);
  const shown = own.filter((match, index) => {
    const proposal = proposalOf(match);
    return index < shownMatches || (proposal !== undefined && isPending(proposal));
  });
  const { perSeason, closeHours } = limits.moveProposals;
  const used = proposals.filter((proposal) => proposal.team.id === team.id).length;
  const left = Math.max(0, perSeason - used);
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('proposals.ownTitle')}>
      <Card>
        <CardHeader level={3} title={t('proposals.ownTitle')} />
        <p className="border-b px-4 py-3 text-sm text-ink-muted">
          <span>{t('proposals.rules', { hours: closeHours })}</span>{' '}
          <span className="font-semibold text-ink">
            {left === 0 ? t('proposals.noneLeft') : t('proposals.left', { count: left })}
          </span>
        </p>
        <ul
          ref={list}
          tabIndex={-1}
          aria-label={t('proposals.ownTitle')}
          className="divide-y outline-none"
        >
          {shown.map((match) => (
            <OwnMatchRow
              key={match.id}
              match={match}
              teamId={team.id}
              proposal={proposalOf(match)}
              mayPropose={left > 0}
              onPropose={() => setProposed(match)}
              // The button goes away with what it answers.
              onAnswered={() => list.current?.focus()}
            />
          ))}
        </ul>
      </Card>
      {proposed && <ProposeDialog match={proposed} onClose={() => setProposed(null)} />}
    </section>
  );
}

const isNext = (match: MatchView, teamId: number): boolean =>
  match.status === 'scheduled' &&
  match.outcome === undefined &&
  [match.homeTeamId, match.awayTeamId].includes(teamId) &&
  Date.parse(match.matchDate) > Date.now();
