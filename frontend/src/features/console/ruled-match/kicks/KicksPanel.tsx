import {
  nextKick,
  otherSide,
  type Shootout,
  standingActions,
  type TeamSide,
  teamSides,
} from '@kolo/domain';
import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { shortNames } from '@/features/console/context/short-names';
import { countsOnce } from '@/features/console/context/use-one-tap';
import { useRuledMatch } from '@/features/console/ruled-match/ruled-match-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { KickMarks } from '@/shared/live/KickMarks';
import { shootoutRows } from '@/shared/live/shootout-rows';
import { Button } from '@/shared/ui';

/** Kick by kick: whose turn it is, scored or missed. */
export function KicksPanel({ shootout }: { shootout: Shootout }): ReactElement {
  const { t } = useTranslation('ruledConsole');
  const { view, tap } = useConsole();
  const { match, ask } = useRuledMatch();
  const names = { home: view.homeTeamName, away: view.awayTeamName };
  const short = shortNames(view);
  const next = nextKick(shootout);
  const rows = shootoutRows(shootout, match.rules.kicks?.first ?? 0);
  const { decided } = shootout;
  const kick = (team: TeamSide, scored: boolean) =>
    tap({ type: 'TakeShootoutKick', team, playerId: null, scored }, (actionId) =>
      ask({ actionId, step: 'player' }),
    );
  return (
    <section
      aria-label={t('kicks.title')}
      className="flex flex-col gap-3 rounded-card border bg-surface p-3"
    >
      {teamSides.map((team) => (
        <div
          key={team}
          className={clsx(
            'flex flex-wrap items-center gap-3 rounded-control border-2 p-2',
            decided === null && team === next ? 'border-accent-ink' : 'border-transparent',
          )}
        >
          <span className="numerals w-10 text-center text-4xl font-extrabold">
            {shootout[team]}
          </span>
          <div className="min-w-0 flex-1 basis-52">
            <h2 className="truncate text-lg leading-tight font-extrabold">{short[team]}</h2>
            <KickMarks
              row={rows[team]}
              size="size-9 border-2"
              label={({ scored }) => t(scored ? 'kicks.scored' : 'kicks.missed')}
              className="gap-1.5"
            />
          </div>
        </div>
      ))}
      <FirstTeam first={shootout.first} />
      {decided === null ? (
        <div className="grid grid-cols-2 gap-2">
          <p className="col-span-2 text-center text-base font-bold">
            {t('kicks.next', { team: names[next] })}
          </p>
          <button
            {...countsOnce}
            type="button"
            onClick={() => kick(next, true)}
            className={`${outcome} bg-start-fill text-on-start`}
          >
            <Check aria-hidden="true" className="size-7" />
            {t('kicks.scored')}
          </button>
          <button
            {...countsOnce}
            type="button"
            onClick={() => kick(next, false)}
            className={`${outcome} bg-danger-fill text-on-danger`}
          >
            <X aria-hidden="true" className="size-7" />
            {t('kicks.missed')}
          </button>
        </div>
      ) : (
        <p role="status" className="text-center text-xl font-extrabold">
          {t('kicks.decided', {
            team: names[decided],
            home: shootout.home,
            away: shootout.away,
          })}
        </p>
      )}
    </section>
  );
}

/** The scorekeeper may have misheard the toss: the first team is corrected in place, and the kicks stay. */
function FirstTeam({ first }: Pick<Shootout, 'first'>): ReactElement | null {
  const { t } = useTranslation('ruledConsole');
  const { view, state, tap } = useConsole();
  const started = standingActions(state).findLast(({ type }) => type === 'ShootoutStarted');
  if (started === undefined) return null;
  const team = otherSide(first);
  const names = { home: view.homeTeamName, away: view.awayTeamName };
  return (
    <Button
      size="touch"
      variant="ghost"
      className="self-center"
      onClick={() => tap({ type: 'CorrectAction', actionId: started.id, correction: { team } })}
    >
      {t('kicks.first', { team: names[first], other: names[team] })}
    </Button>
  );
}

const outcome =
  'flex min-h-20 touch-manipulation items-center justify-center gap-2 rounded-card text-xl font-extrabold select-none active:scale-[0.98]';

/** The choice of the team that kicks first. */
export function KicksStart({ onStarted }: { onStarted: () => void }): ReactElement {
  const { t } = useTranslation('ruledConsole');
  const { view, tap } = useConsole();
  const names = { home: view.homeTeamName, away: view.awayTeamName };
  return (
    <section
      aria-label={t('kicks.title')}
      className="flex flex-col gap-2 rounded-card border bg-surface p-3"
    >
      <h2 className="text-lg font-extrabold">{t('kicks.whoBegins')}</h2>
      <div className="grid grid-cols-2 gap-2">
        {teamSides.map((first) => (
          <Button
            key={first}
            size="touch"
            variant="secondary"
            onClick={() => {
              if (tap({ type: 'StartShootout', first }) === null) onStarted();
            }}
          >
            {t('kicks.begins', { team: names[first] })}
          </Button>
        ))}
      </div>
    </section>
  );
}
