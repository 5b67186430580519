import type { RefereeBoard } from '@kolo/domain';
import { CalendarPlus, ChevronDown } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { EmptyState, SkeletonRows } from '@/shared/ui';
import { BoardRound } from './BoardRound';
import { useBoard } from './use-board';

/** Rounds and roles: who referees, where somebody is missing, and who could. */
export function Board({ leagueId }: { leagueId: number }): ReactElement {
  const { t } = useTranslation('referee');
  return (
    <section aria-label={t('board.title')}>
      <h2 className="headline mb-3 text-2xl">{t('board.title')}</h2>
      <Loaded
        query={useBoard(leagueId)}
        errorTitle={t('board.failed')}
        loading={<SkeletonRows rows={4} rowClassName="h-16" />}
      >
        {({ rounds }) =>
          rounds.length === 0 ? (
            <EmptyState
              icon={<CalendarPlus aria-hidden="true" className="size-7" />}
              title={t('board.none')}
              description={t('board.noneHint')}
            />
          ) : (
            <Rounds rounds={rounds} />
          )
        }
      </Loaded>
    </section>
  );
}

function Rounds({ rounds }: RefereeBoard): ReactElement {
  const { t } = useTranslation('referee');
  // What was open at first: a round that is filled does not close under the hand.
  const [first] = useState(() => rounds.find(({ gaps }) => gaps > 0)?.round);
  const [now] = useState(Date.now);
  const earlier = rounds.filter((round) => isOver(round, now));
  const later = rounds.filter((round) => !isOver(round, now));
  const list = (shown: RefereeBoard['rounds']): ReactElement[] =>
    shown.map((round) => (
      <BoardRound key={round.round} round={round} open={round.round === first} />
    ));
  return (
    <div className="grid grid-cols-1 gap-3">
      {earlier.length > 0 && (
        <details className="group/earlier" open={later.length === 0}>
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-ink-muted hover:text-ink [&::-webkit-details-marker]:hidden">
            <span>{t('board.earlier', { count: earlier.length })}</span>
            <ChevronDown
              aria-hidden="true"
              className="size-4 shrink-0 group-open/earlier:rotate-180"
            />
          </summary>
          <div className="mt-1 grid grid-cols-1 gap-3">{list(earlier)}</div>
        </details>
      )}
      {list(later)}
    </div>
  );
}

const isOver = ({ gaps, matches }: RefereeBoard['rounds'][number], now: number): boolean =>
  gaps === 0 && matches.every(({ matchDate }) => Date.parse(matchDate) < now);
