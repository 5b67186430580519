import { teamSides, whistles } from '@kolo/domain';
import { Play, Tv } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTable } from '@/features/live-control/table-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Card, TeamCrest } from '@/shared/ui';
import { AddPlayerButton } from './AddPlayerButton';
import { useControlled } from './control-context';
import { LateStart } from './LateStart';
import { lineupOf } from './player-book';

export function KickOffScreen(): ReactElement {
  const { t } = useTranslation('control');
  const { view, state, players, tap } = useControlled();
  const { practice } = useTable();
  const effective = state.play?.rules.clockMode === 'effective';
  const names = { home: view.homeTeamName, away: view.awayTeamName };
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto flex max-w-4xl flex-col gap-5 p-3 sm:p-6">
        <LateStart />
        <header className="text-center">
          <h2 className="headline text-3xl">{t('kickOff.ready')}</h2>
          <p className="mt-2 text-ink-muted">
            {t(effective ? 'kickOff.leadEffective' : 'kickOff.lead')}
          </p>
          <Button
            size="touch"
            className="mt-5 min-h-24! w-full text-2xl! sm:w-auto sm:px-12!"
            onClick={() => tap({ type: 'ChangeState', wanted: whistles.firstHalf })}
          >
            <Play aria-hidden="true" className="size-7 fill-current" />
            {t('kickOff.start')}
          </Button>
          {!practice && (
            <a
              href={`/scoreboard/${state.matchId}`}
              target="_blank"
              rel="noreferrer"
              className="mx-auto mt-2 flex min-h-touch w-fit items-center gap-2 font-semibold text-accent-ink underline"
            >
              <Tv aria-hidden="true" className="size-5" />
              {t('hallBoard')}
            </a>
          )}
        </header>
        <div className="grid gap-4 sm:grid-cols-2">
          {teamSides.map((team) => (
            <Card key={team}>
              <h3 className="flex items-center gap-3 border-b px-4 py-3 text-lg font-extrabold">
                <TeamCrest name={names[team]} className="size-8" />
                {names[team]}
              </h3>
              <ul className="px-4 py-2">
                {lineupOf(players, state.lineup, team).map(({ id, jerseyNumber, name }) => (
                  <li key={id} className="flex gap-3 py-1.5">
                    <span className="numerals w-7 text-right font-extrabold">{jerseyNumber}</span>
                    {name}
                  </li>
                ))}
              </ul>
              <div className="p-3">
                <AddPlayerButton team={team} />
              </div>
            </Card>
          ))}
        </div>
      </div>
    </div>
  );
}
