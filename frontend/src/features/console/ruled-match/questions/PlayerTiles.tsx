import type { MatchPlayer } from '@kolo/domain';
import { clsx } from 'clsx';
import type { CSSProperties, ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { CardMarks } from './CardMarks';

interface Props {
  players: readonly MatchPlayer[];
  chosen: number | null;
  onChoose: (playerId: number) => void;
}

/** All who are present, in two rows where there is room, so that no question scrolls, with the numbers that the scorekeeper hears called. */
export function PlayerTiles({ players, chosen, onChoose }: Props): ReactElement {
  const { t } = useTranslation('ruledConsole');
  const { state, players: book } = useConsole();
  return (
    <ul
      style={
        { '--columns': Math.min(8, Math.max(5, Math.ceil(players.length / 2))) } as CSSProperties
      }
      className="grid grid-cols-3 gap-1.5 @[30rem]:grid-cols-4 @[34rem]:grid-cols-[repeat(var(--columns),minmax(0,1fr))]"
    >
      {players.map(({ id, jerseyNumber }) => {
        const line = state.players[id];
        const sentOff = (line?.redCards ?? 0) > 0;
        return (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === chosen}
              aria-label={[
                t('who.player', { number: jerseyNumber, name: book.label(id) }),
                ...((line?.yellowCards ?? 0) > 0 ? [t('card.has.yellow')] : []),
                ...(sentOff ? [t('card.has.red')] : []),
              ].join(', ')}
              onClick={() => onChoose(id)}
              className={clsx(
                'relative flex min-h-touch w-full min-w-0 touch-manipulation items-center gap-1.5 rounded-control border-2 px-1 text-left select-none active:scale-[0.98] @[30rem]:gap-2 @[30rem]:px-1.5 @[34rem]:flex-col @[34rem]:justify-center @[34rem]:gap-0.5 @[34rem]:px-1 @[34rem]:text-center',
                id === chosen
                  ? 'border-accent-ink bg-accent text-on-accent'
                  : 'border-line-strong/45 bg-surface hover:border-line-strong',
              )}
            >
              <span className="numerals w-7 shrink-0 text-right text-lg leading-none font-extrabold whitespace-nowrap @[30rem]:w-8 @[30rem]:text-2xl @[34rem]:w-auto">
                {jerseyNumber}
              </span>{' '}
              <span
                className={clsx(
                  'line-clamp-2 min-w-0 flex-1 text-xs leading-tight font-bold break-words hyphens-auto @[30rem]:text-sm @[34rem]:w-full @[34rem]:flex-none @[34rem]:text-xs',
                  sentOff && 'line-through',
                )}
              >
                {book.label(id)}
              </span>
              <CardMarks yellow={line?.yellowCards ?? 0} red={line?.redCards ?? 0} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
