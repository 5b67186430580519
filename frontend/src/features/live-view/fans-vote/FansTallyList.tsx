import type { FansRating, FansVoteView, LiveSnapshot } from '@kolo/domain';
import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { fullName, playerNames } from '@/shared/live/news/player-names';
import { Button, TeamCrest } from '@/shared/ui';
import { useAverage } from './use-average';

const shownFirst = 3;

interface Props {
  live: LiveSnapshot;
  view: FansVoteView;
}

export function FansTallyList({ live, view }: Props): ReactElement {
  const { t } = useTranslation('fansVote');
  const [all, setAll] = useState(false);
  const { votes, players } = view.tally;
  if (votes === 0)
    return (
      <p data-nothing className="text-sm text-ink-muted">
        {t(view.phase === 'open' ? 'noVotes' : 'nobody')}
      </p>
    );
  const shown = all ? players : players.slice(0, shownFirst);
  return (
    <div>
      <h3 className="flex items-baseline justify-between gap-3 text-xs font-bold text-ink-muted">
        <span>{t('tally')}</span>
        <span className="numerals font-medium">{t('votes', { count: votes })}</span>
      </h3>
      <ol aria-label={t('tally')} className="mt-1 divide-y">
        {shown.map((rating, place) => (
          <TallyRow
            key={rating.playerId}
            rating={rating}
            place={place + 1}
            live={live}
            own={rating.playerId === view.own?.playerId}
          />
        ))}
      </ol>
      {players.length > shownFirst && (
        <Button variant="ghost" className="mt-1 w-full" onClick={() => setAll(!all)}>
          {t(all ? 'fewer' : 'all')}
        </Button>
      )}
      <p className="mt-2 text-xs text-ink-muted">{t('rule')}</p>
    </div>
  );
}

interface RowProps {
  rating: FansRating;
  place: number;
  live: LiveSnapshot;
  own: boolean;
}

function TallyRow({ rating, place, live, own }: RowProps): ReactElement {
  const { t } = useTranslation('fansVote');
  const average = useAverage();
  const { playerId, votes } = rating;
  const home = live.match.lineup?.home.includes(playerId) === true;
  return (
    <li className="flex min-h-11 items-center gap-3 py-1.5">
      <span
        className={clsx(
          'numerals w-4 shrink-0 text-right text-sm font-extrabold',
          place > 1 && 'text-ink-muted',
        )}
      >
        {place}
      </span>
      <TeamCrest name={(home ? live.homeTeam : live.awayTeam).name} className="size-6" />
      <span className="min-w-0 flex-1 text-sm leading-tight font-semibold">
        <bdi translate="no">{fullName(playerNames(live), playerId)}</bdi>
        {own && <span className="block text-xs font-medium text-accent-ink">{t('own')}</span>}
      </span>
      <span className="numerals text-xs text-ink-muted">{t('votes', { count: votes })}</span>
      <span className="numerals inline-flex w-12 shrink-0 items-center justify-end gap-1 text-sm font-extrabold">
        <Star aria-hidden="true" className="size-3.5 fill-rank-gold text-rank-gold" />
        <span className="sr-only">{t('averageIs')}</span>
        <span>{average(rating.average)}</span>
      </span>
    </li>
  );
}
