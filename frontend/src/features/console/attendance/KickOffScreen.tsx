import { teamSides, whistles } from '@kolo/domain';
import { Play } from 'lucide-react';
import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { OfficialsButton } from '@/features/console/officials/OfficialsButton';
import { HallBoardLink } from '@/features/console/settings/HallBoardLink';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ReportLink } from '@/shared/reports/ReportLink';
import { Button } from '@/shared/ui';
import { KickOffChoice } from './KickOffChoice';
import { LateStart } from './LateStart';
import { TeamList } from './TeamList';

export function KickOffScreen(): ReactElement {
  const { t } = useTranslation('console');
  const { state, view, tap } = useConsole();
  const effective = state.play?.rules.clockMode === 'effective';
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto flex max-w-5xl flex-col gap-5 p-3 sm:p-6 short:gap-2 short:p-2">
        <LateStart />
        <header className="text-center">
          <h2 className="headline text-3xl short:text-2xl">{t('kickOff.ready')}</h2>
          <p className="mt-2 text-ink-muted short:mt-0">
            {t(effective ? 'kickOff.leadEffective' : 'kickOff.lead')}
          </p>
          <Button
            size="touch"
            className="mt-5 min-h-24! w-full text-2xl! sm:w-auto sm:px-12! short:mt-2 short:min-h-16!"
            onClick={() => tap({ type: 'ChangeState', wanted: whistles.firstHalf })}
          >
            <Play aria-hidden="true" className="size-7 fill-current" />
            {t('kickOff.start')}
          </Button>
          <div className="mt-2 flex justify-center">
            <HallBoardLink />
          </div>
        </header>
        <div className="mx-auto w-full max-w-xl">
          <KickOffChoice period={1} />
        </div>
        <div className="mx-auto flex w-full flex-wrap gap-2 sm:w-fit">
          <OfficialsButton />
          <ReportLink matchId={view.id} kind="lineUp" size="touch" className="max-sm:w-full" />
        </div>
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
