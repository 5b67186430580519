import type { CarriedBan, TeamView } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import {
  ImposeDialog,
  type ImposeFields,
} from '@/features/league-decisions/discipline/ImposeDialog';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { leagueLabel } from '@/shared/league/league-label';
import { useLeagues, useLeagueTeams } from '@/shared/league/queries';
import { Card, CardHeader } from '@/shared/ui';
import { ImposeCarried } from './ImposeCarried';
import { nextSeason } from './next-season';

interface Props {
  leagueId: number;
  carried: readonly CarriedBan[];
  teams: readonly TeamView[];
}

/** What remains of bans when a season is over, to be imposed in the next one. */
export function CarriedBans({ leagueId, carried, teams }: Props): ReactElement {
  const { t } = useTranslation('discipline');
  const { date } = useFormat();
  const leagues = useLeagues();
  const next = nextSeason(leagues.data ?? [], leagueId);
  const nextTeams = useLeagueTeams(next?.id ?? null);
  const [imposing, setImposing] = useState<ImposeFields | null>(null);
  const restText = ({ amount, until, forEver }: CarriedBan): string => {
    if (forEver) return t('office.carried.forEver');
    if (until !== undefined) return t('office.carried.until', { day: date(until) });
    return t('office.carried.amount', { count: amount });
  };
  return (
    <Card>
      <CardHeader level={3} title={t('office.carried.title')} />
      {leagues.isSuccess && (
        <p className="px-4 pt-3 text-sm text-ink-muted">
          {next === undefined
            ? t('office.carried.noNext')
            : t('office.carried.next', { league: leagueLabel(next) })}
        </p>
      )}
      <ul className="divide-y">
        {carried.map((ban) => {
          const old = teams.find(({ id }) => id === ban.teamId);
          const team = nextTeams.data?.find(({ userId }) => userId === old?.userId);
          return (
            <li
              key={`${ban.playerId} ${ban.officialId} ${ban.matchId} ${ban.amount}`}
              className="flex flex-wrap items-center gap-x-3 px-4 py-3"
            >
              <span className="min-w-0 flex-1 basis-56 wrap-anywhere">
                <bdi translate="no" className="font-bold">
                  {ban.name}
                </bdi>{' '}
                <span className="text-sm">{restText(ban)}</span>
              </span>
              {next !== undefined && nextTeams.isSuccess && (
                <ImposeCarried ban={ban} next={next} team={team} onImpose={setImposing} />
              )}
            </li>
          );
        })}
      </ul>
      {imposing !== null && next !== undefined && (
        <ImposeDialog
          leagueId={next.id}
          teams={nextTeams.data ?? []}
          fields={imposing}
          onClose={() => setImposing(null)}
        />
      )}
    </Card>
  );
}
