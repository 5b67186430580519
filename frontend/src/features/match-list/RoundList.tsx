import type { MatchView } from '@kolo/domain';
import { clsx } from 'clsx';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { currentRound, roundsOf } from '@/shared/league/rounds';
import { RoundCard } from './RoundCard';

interface Props {
  matches: readonly MatchView[];
  linkOf: (match: MatchView) => string;
  actionsOf?: (match: MatchView) => ReactNode;
  belowOf?: (match: MatchView) => ReactNode;
  /** Rendered beside the heading of a round. */
  besideRound?: (round: number, matches: readonly MatchView[]) => ReactNode;
}

/** Matches by round, with the progress of each; scrolls to the current round. */
export function RoundList({
  matches,
  linkOf,
  actionsOf,
  belowOf,
  besideRound,
}: Props): ReactElement {
  const { t } = useTranslation('admin');
  const rounds = roundsOf(matches);
  const current = currentRound(rounds);
  const opened = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which must not become the effect's clean-up.
    opened.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <ul
      // In two columns the actions of a match would need several lines.
      className={clsx('grid grid-cols-1 gap-4', actionsOf === undefined && 'lg:grid-cols-2')}
    >
      {rounds.map((round) => (
        <li
          key={round.number}
          ref={round.number === current && round !== rounds[0] ? opened : undefined}
          className="scroll-mt-20"
        >
          <RoundCard
            round={round.number}
            matches={round.matches}
            aside={
              <span className="flex items-center gap-2">
                <span>
                  {t('roundProgress', {
                    played: round.matches.filter(({ status }) => status === 'completed').length,
                    total: round.matches.length,
                  })}
                </span>
                {besideRound?.(round.number, round.matches)}
              </span>
            }
            linkOf={linkOf}
            actionsOf={actionsOf}
            belowOf={belowOf}
          />
        </li>
      ))}
    </ul>
  );
}
