import type { MatchView } from '@kolo/domain';
import type { ReactElement } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useLeagueNames } from '@/shared/league/league-names';
import { Skeleton } from '@/shared/ui';
import { CommentaryCard, cardHeight, cardWidth } from './CommentaryCard';
import { HomeSection } from './HomeSection';
import { Marquee, MarqueeButton, useMarquee } from './Marquee';
import { SwipeCarousel } from './SwipeCarousel';
import { useCommentary, useCurrentMode } from './use-home';

const secondsPerCard = 9;
/** Fewer cards do not fill the row, so they do not move. */
const fewestMoving = 4;

/** Reports until Wednesday, previews from Thursday (docs/product.md#commentary). */
export function CommentaryCarousel(): ReactElement | null {
  const { t } = useTranslation('homeBlocks');
  const { paused, toggle } = useMarquee();
  const commentary = useCommentary();
  const mode = useCurrentMode();
  const matches = commentary.data;
  const leagueOf = useLeagueNames(matches);
  if (matches?.length === 0) return null;
  const title = t(`commentary.${mode}`);
  const moves = matches !== undefined && matches.length >= fewestMoving;
  return (
    <HomeSection
      title={title}
      aside={moves && <MarqueeButton paused={paused} onToggle={toggle} className="max-lg:hidden" />}
    >
      <Loaded query={commentary} loading={<Waiting />}>
        {(found) => (
          <>
            <div className="lg:hidden">
              <SwipeCarousel label={title} matches={found} leagueOf={leagueOf} />
            </div>
            <div className="max-lg:hidden">
              {moves ? (
                <MovingCards label={title} matches={found} leagueOf={leagueOf} paused={paused} />
              ) : (
                <ul aria-label={title} className="flex gap-4">
                  {found.map((match) => (
                    <li key={match.id} className="min-w-0">
                      <CommentaryCard match={match} league={leagueOf(match)} />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </>
        )}
      </Loaded>
    </HomeSection>
  );
}

interface MovingProps {
  label: string;
  matches: readonly MatchView[];
  leagueOf: (match: MatchView) => string | null;
  paused: boolean;
}

function MovingCards({ label, matches, leagueOf, paused }: MovingProps): ReactElement {
  return (
    <div className="-mx-6 [mask-image:linear-gradient(to_right,transparent,#000_1.5rem,#000_calc(100%-1.5rem),transparent)]">
      <Marquee
        label={label}
        paused={paused}
        seconds={secondsPerCard * matches.length}
        copies={2}
        row={(isCopy) =>
          matches.map((match) => (
            <li key={match.id} className="pr-4">
              <CommentaryCard match={match} league={leagueOf(match)} isCopy={isCopy} />
            </li>
          ))
        }
      />
    </div>
  );
}

/** As tall as the coming row with its dots and buttons. */
function Waiting(): ReactElement {
  const { t } = useTranslation();
  return (
    <div role="status" className="flex gap-4 overflow-hidden pb-13 lg:pb-0">
      <span className="sr-only">{t('loading')}</span>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className={`${cardWidth} ${cardHeight} shrink-0 rounded-card`} />
      ))}
    </div>
  );
}
