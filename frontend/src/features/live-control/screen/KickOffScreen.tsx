import { teamSides, whistles } from '@kolo/domain';
import { Play, Tv } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTable } from '@/features/live-control/table-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';
import { useControlled } from './control-context';
import { LateStart } from './LateStart';
import { TeamList } from './TeamList';

export function KickOffScreen(): ReactElement {
  const { t } = useTranslation('control');
  const { state, tap } = useControlled();
  const { practice } = useTable();
  const effective = state.play?.rules.clockMode === 'effective';
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto flex max-w-5xl flex-col gap-5 p-3 sm:p-6">
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
        <p className="-mb-3 text-center text-ink-muted">{t('list.lead')}</p>
        <div className="grid items-start gap-4 md:grid-cols-2">
          {teamSides.map((team) => (
            <TeamList key={team} team={team} />
          ))}
        </div>
      </div>
    </div>
  );
}
