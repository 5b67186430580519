import type { RefereeBoard } from '@kolo/domain';
import { CalendarPlus } from 'lucide-react';
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
  // What was open at first: a round that is filled does not close under the hand.
  const [first] = useState(() => rounds.find(({ gaps }) => gaps > 0)?.round);
  return (
    <div className="grid grid-cols-1 gap-3">
      {rounds.map((round) => (
        <BoardRound key={round.round} round={round} open={round.round === first} />
      ))}
    </div>
  );
}
