import { type RegisteredAgain as Again, type TeamView, zagrebWallTime } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import {
  ImposeDialog,
  type ImposeFields,
} from '@/features/league-decisions/discipline/ImposeDialog';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useBanText } from '@/shared/league/use-ban-text';
import { Button, Card, CardHeader } from '@/shared/ui';
import { restOf } from './rest-of';

interface Props {
  leagueId: number;
  again: readonly Again[];
  teams: readonly TeamView[];
}

/** Open bans of people whose name another team has later: one press imposes them there, where it is the same person. */
export function RegisteredAgain({ leagueId, again, teams }: Props): ReactElement {
  const { t } = useTranslation('discipline');
  const banText = useBanText();
  const [imposing, setImposing] = useState<ImposeFields | null>(null);
  const nameOf = (teamId: number) => teams.find(({ id }) => id === teamId)?.name ?? '';
  return (
    <Card>
      <CardHeader level={3} title={t('office.again.title')} />
      <p className="px-4 pt-3 text-sm text-ink-muted">{t('office.again.lead')}</p>
      <ul className="divide-y">
        {again.map(({ playerId, officialId, name, teamId, earlierId, earlierTeamId, ban }) => (
          <li
            key={`${playerId} ${officialId} ${earlierId} ${ban.kind} ${ban.matchId}`}
            className="flex flex-wrap items-center gap-x-3 px-4 py-3"
          >
            <span className="min-w-0 flex-1 basis-56 wrap-anywhere">
              <bdi translate="no" className="font-bold">
                {name}
              </bdi>{' '}
              <span className="text-sm">
                {t('office.again.teams', { from: nameOf(earlierTeamId), to: nameOf(teamId) })}
              </span>
              <span className="block text-sm text-ink-muted">{banText(ban)}</span>
            </span>
            <Button
              variant="secondary"
              aria-label={`${t('office.again.impose')}: ${name}`}
              onClick={() =>
                setImposing({
                  teamId,
                  playerId: playerId ?? undefined,
                  officialId: officialId ?? undefined,
                  matchId: ban.matchId ?? undefined,
                  reason: 'carried',
                  length: restOf(ban),
                  from: zagrebWallTime(Date.now()).day,
                })
              }
            >
              {t('office.again.impose')}
            </Button>
          </li>
        ))}
      </ul>
      {imposing !== null && (
        <ImposeDialog
          leagueId={leagueId}
          teams={teams}
          fields={imposing}
          onClose={() => setImposing(null)}
        />
      )}
    </Card>
  );
}
