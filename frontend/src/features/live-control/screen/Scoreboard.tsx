import { scoreOf } from '@kolo/domain';
import { ArrowLeft } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LiveStatus } from '@/shared/live/live-connection';
import { Score, TeamCrest } from '@/shared/ui';
import { buttonStyle } from '@/shared/ui/button-style';
import { ConnectionMark } from './ConnectionMark';
import { useControlled } from './control-context';
import { MatchClock } from './MatchClock';

/** The way back to the list of matches. */
export function BackLink(): ReactElement {
  const { t } = useTranslation('control');
  return (
    <Link
      to="/admin"
      aria-label={t('back')}
      title={t('back')}
      className={buttonStyle({ variant: 'ghost', size: 'touch', square: true })}
    >
      <ArrowLeft aria-hidden="true" className="size-7" />
    </Link>
  );
}

/** Dark in both themes: the display of the hall. */
export function Scoreboard({ connection }: { connection: LiveStatus }): ReactElement {
  const { view, state } = useControlled();
  const { home, away } = scoreOf(state);
  return (
    <header
      data-theme="dark"
      className="grid grid-cols-[auto_1fr_auto] items-center gap-1 bg-canvas px-1 pt-[env(safe-area-inset-top)] text-ink sm:px-3 lg:grid-cols-[11rem_1fr_11rem]"
    >
      <BackLink />
      <div className="flex min-w-0 flex-col items-center py-1.5">
        <h1 className="grid w-full grid-cols-[1fr_auto_1fr] items-center gap-3 sm:gap-6">
          <TeamName name={view.homeTeamName} side="home" />
          <Score home={home} away={away} size="lg" className="sm:text-6xl!" />
          <TeamName name={view.awayTeamName} side="away" />
        </h1>
        <MatchClock />
      </div>
      <div className="flex justify-end">
        <ConnectionMark connection={connection} />
      </div>
    </header>
  );
}

function TeamName({ name, side }: { name: string; side: 'home' | 'away' }): ReactElement {
  const end = side === 'home';
  return (
    <span
      className={`flex min-w-0 items-center gap-3 ${end ? 'flex-row-reverse text-right' : 'text-left'}`}
    >
      <TeamCrest name={name} className="size-9 max-md:hidden" />
      <span className="line-clamp-2 min-w-0 text-xs leading-tight font-bold hyphens-auto [overflow-wrap:anywhere] sm:text-xl">
        {name}
      </span>
    </span>
  );
}
