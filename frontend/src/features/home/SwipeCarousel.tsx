import type { MatchView } from '@kolo/domain';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { IconButton } from '@/shared/ui';
import { CommentaryCard } from './CommentaryCard';
import { useCardRow } from './use-card-row';

interface Props {
  label: string;
  matches: readonly MatchView[];
  leagueOf: (match: MatchView) => string | null;
}

/** For phones: one card after the other, by finger, buttons or dots. */
export function SwipeCarousel({ label, matches, leagueOf }: Props): ReactElement {
  const { t } = useTranslation('homeBlocks');
  const { row, index, show, onScroll } = useCardRow(matches.length);
  return (
    <>
      <ul
        ref={row}
        aria-label={label}
        onScroll={onScroll}
        className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-4 scroll-x px-4 [scrollbar-width:none] sm:-mx-6 sm:scroll-px-6 sm:px-6"
      >
        {matches.map((match) => (
          <li key={match.id} className="shrink-0 snap-start">
            <CommentaryCard match={match} league={leagueOf(match)} />
          </li>
        ))}
      </ul>
      <div className="mt-2 flex items-center justify-between">
        <IconButton
          label={t('commentary.previous')}
          aria-disabled={index === 0}
          onClick={() => show(index - 1)}
          className="aria-disabled:opacity-40"
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
        </IconButton>
        <span className="flex min-w-0 flex-wrap justify-center">
          {matches.map((match, card) => (
            <button
              key={match.id}
              type="button"
              aria-label={t('commentary.card', { card: card + 1, cards: matches.length })}
              aria-current={card === index}
              onClick={() => show(card)}
              className="grid h-11 w-9 place-items-center rounded-control"
            >
              <span
                className={clsx(
                  'h-2 rounded-full transition-[width,background-color]',
                  card === index ? 'w-6 bg-accent-ink' : 'w-2 bg-line-strong',
                )}
              />
            </button>
          ))}
        </span>
        <IconButton
          label={t('commentary.next')}
          aria-disabled={index === matches.length - 1}
          onClick={() => show(index + 1)}
          className="aria-disabled:opacity-40"
        >
          <ChevronRight aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </>
  );
}
