import type { MyTeamStatistics } from '@kolo/domain';
import { CalendarCheck, Footprints, Goal, type LucideIcon, Users } from 'lucide-react';
import type { ReactElement } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Card, Skeleton } from '@/shared/ui';
import { useMyTeamStatistics } from './use-my-team';

const cards: readonly { key: keyof MyTeamStatistics; icon: LucideIcon }[] = [
  { key: 'totalPlayers', icon: Users },
  { key: 'totalGoals', icon: Goal },
  { key: 'totalAssists', icon: Footprints },
  { key: 'totalMatches', icon: CalendarCheck },
];

const grid =
  'grid grid-cols-2 gap-3 max-sm:grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] lg:grid-cols-4';

export function StatCards({ teamId }: { teamId: number }): ReactElement {
  const { t } = useTranslation('myTeam');
  return (
    <Loaded query={useMyTeamStatistics(teamId)} loading={<Placeholders />}>
      {(statistics) => (
        <dl className={grid}>
          {cards.map(({ key, icon: Icon }) => (
            <Card key={key} className="flex flex-col-reverse justify-end p-4">
              <dt className="mt-1 text-sm font-medium text-ink-muted">{t(key)}</dt>
              <dd className="flex items-center justify-between gap-2">
                <span className="numerals text-3xl font-extrabold tracking-tight">
                  {statistics[key]}
                </span>
                <Icon aria-hidden="true" className="size-6 text-accent-ink" />
              </dd>
            </Card>
          ))}
        </dl>
      )}
    </Loaded>
  );
}

function Placeholders(): ReactElement {
  const { t } = useTranslation();
  return (
    <div role="status" className={grid}>
      <span className="sr-only">{t('loading')}</span>
      {cards.map(({ key }) => (
        <Skeleton key={key} className="h-24 rounded-card" />
      ))}
    </div>
  );
}
