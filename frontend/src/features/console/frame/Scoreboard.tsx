import { shownScoreOf, type TeamSide } from '@kolo/domain';
import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useConsoleAccess } from '@/features/console/console-access';
import { useConsole } from '@/features/console/context/console-context';
import { shortNames } from '@/features/console/context/short-names';
import { useTranslation } from '@/shared/i18n/use-translation';
import type { LiveStatus } from '@/shared/live/live-connection';
import { Score, TeamCrest } from '@/shared/ui';
import { buttonStyle } from '@/shared/ui/button-style';
import { ConnectionMark } from './ConnectionMark';
import { MatchClock } from './MatchClock';

export function BackLink(): ReactElement {
  const { t } = useTranslation('console');
  const { home, mayCancel } = useConsoleAccess();
  const label = t(mayCancel ? 'back' : 'backToTable');
  return (
    <Link
      to={home}
      aria-label={label}
      title={label}
      className={buttonStyle({ variant: 'ghost', size: 'touch', square: true })}
    >
      <ArrowLeft aria-hidden="true" className="size-7" />
    </Link>
  );
}

interface Props {
  connection: LiveStatus;
  /** The teams from left to right. */
  sides?: readonly [TeamSide, TeamSide];
  clock?: ReactNode;
}

/** Dark in both themes, like the display of a hall. */
export function Scoreboard({
  connection,
  sides = ['home', 'away'],
  clock = <MatchClock />,
}: Props): ReactElement {
  const { view, state } = useConsole();
  const score = shownScoreOf(state);
  const names = { home: view.homeTeamName, away: view.awayTeamName };
  const short = shortNames(view);
  const [left, right] = sides;
  return (
    <header
      data-theme="dark"
      className="@container bg-canvas pt-[env(safe-area-inset-top)] text-ink"
    >
      <div className="grid grid-cols-[auto_1fr_auto] items-center gap-1 px-1 @[40rem]:px-3 @5xl:grid-cols-[11rem_1fr_11rem] @max-[16rem]:items-start @max-[16rem]:*:row-start-1 @max-[16rem]:*:first:z-1 @max-[16rem]:*:first:col-start-1">
        <BackLink />
        {/* At 200 % text size on a phone the names are below the score, as wide as the screen. */}
        <div className="flex min-w-0 flex-col items-center py-1.5 short:py-0 short:@[40rem]:flex-row short:@[40rem]:gap-4 @max-[16rem]:col-span-3 @max-[16rem]:col-start-1">
          <h1 className="grid w-full grid-cols-[1fr_auto_1fr] items-center gap-3 @[40rem]:gap-6 @max-[16rem]:grid-cols-2 @max-[16rem]:items-start @max-[16rem]:gap-y-1">
            <TeamName name={names[left]} short={short[left]} place="left" />
            <Score
              home={score[left]}
              away={score[right]}
              size="lg"
              className={clsx(
                'text-[min(3rem,14vw)]! short:text-4xl!',
                clock == null
                  ? '@[40rem]:text-[4.5rem]! short:@[40rem]:text-4xl!'
                  : '@[40rem]:text-6xl!',
                '@max-[16rem]:order-first @max-[16rem]:col-span-2 @max-[16rem]:min-h-touch @max-[16rem]:place-self-center',
              )}
            />
            <TeamName name={names[right]} short={short[right]} place="right" />
          </h1>
          {clock}
        </div>
        <div className="flex justify-end @max-[16rem]:col-start-3">
          <ConnectionMark connection={connection} />
        </div>
      </div>
    </header>
  );
}

interface TeamNameProps {
  name: string;
  short: string;
  place: 'left' | 'right';
}

function TeamName({ name, short, place }: TeamNameProps): ReactElement {
  const end = place === 'left';
  return (
    <span
      className={`flex min-w-0 items-center gap-3 ${end ? 'flex-row-reverse text-right' : 'text-left'}`}
    >
      <TeamCrest name={name} className="size-9 @max-[48rem]:hidden" />
      <span className="line-clamp-2 min-w-0 text-xs leading-tight font-bold hyphens-auto [overflow-wrap:anywhere] @[40rem]:text-xl short:@[40rem]:text-base @max-[16rem]:line-clamp-3">
        {short}
      </span>
    </span>
  );
}
