import type { FansRating, LiveSnapshot } from '@kolo/domain';
import { Heart } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { fullName, playerNames } from '@/shared/live/news/player-names';
import { useAverage } from './use-average';

interface Props {
  winner: FansRating;
  live: LiveSnapshot;
}

/** The fans' choice, once the votes are counted. */
export function FansAward({ winner, live }: Props): ReactElement {
  const { t } = useTranslation('fansVote');
  const average = useAverage();
  const { playerId, votes } = winner;
  const home = live.match.lineup?.home.includes(playerId) === true;
  return (
    <div
      data-theme="dark"
      className="flex items-center gap-4 rounded-control bg-canvas px-4 py-3 text-ink"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-live-fill text-on-live">
        <Heart aria-hidden="true" className="size-6 fill-current" />
      </span>
      <p className="min-w-0">
        <span className="eyebrow block text-ink-muted">{t('award')}</span>
        <strong className="block text-lg leading-tight font-extrabold">
          {fullName(playerNames(live), playerId)}
        </strong>
        <span className="numerals block text-xs text-ink-muted">
          <span>{(home ? live.homeTeam : live.awayTeam).name}</span> ·{' '}
          <span>
            {t('awardOf', {
              average: average(winner.average),
              votes: t('votes', { count: votes }),
            })}
          </span>
        </span>
      </p>
    </div>
  );
}
