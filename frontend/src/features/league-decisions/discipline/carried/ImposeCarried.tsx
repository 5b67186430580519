import type { CarriedBan, LeagueView, OwnPlayerView, TeamView } from '@kolo/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { ImposeFields } from '@/features/league-decisions/discipline/ImposeDialog';
import { useDecisions } from '@/features/league-decisions/use-decisions';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useLeagueDiscipline } from '@/shared/league/queries';
import { Button } from '@/shared/ui';
import { restOf } from './rest-of';

interface Props {
  ban: CarriedBan;
  next: LeagueView;
  /** The team of the same company there; undefined where it does not play. */
  team: TeamView | undefined;
  onImpose: (fields: ImposeFields) => void;
}

/** Opens the form with what is known, or shows that the ban is imposed already. */
export function ImposeCarried({ ban, next, team, onImpose }: Props): ReactElement {
  const { t } = useTranslation('discipline');
  const { name, matchId } = ban;
  const decisions = useDecisions(next.id);
  const players = useQuery<OwnPlayerView[]>({
    queryKey: ['/api/players', 'team', team?.id],
    enabled: team !== undefined && ban.officialId === null,
    refetchOnMount: 'always',
  });
  const discipline = useLeagueDiscipline(ban.officialId === null ? null : next.id);
  const player =
    ban.officialId === null
      ? players.data?.find((one) => `${one.firstName} ${one.lastName}` === name)
      : undefined;
  const official = discipline.data?.staff.find(({ officialId }) => officialId === ban.officialId);
  const isImposed = decisions.data?.some(
    ({ event, undo, isGone }) =>
      ((event.type === 'SuspensionImposed' && event.data.playerId === player?.id) ||
        (event.type === 'OfficialSuspended' && event.data.officialId === official?.officialId)) &&
      event.data.reason === 'carried' &&
      (event.data.matchId ?? null) === matchId &&
      undo === null &&
      !isGone,
  );
  if (isImposed)
    return <span className="text-sm font-semibold text-ok">{t('office.carried.imposed')}</span>;
  return (
    <Button
      variant="secondary"
      disabled={players.isLoading || discipline.isLoading || decisions.isLoading}
      aria-label={`${t('office.carried.impose')}: ${name}`}
      onClick={() =>
        onImpose({
          teamId: official?.teamId ?? team?.id,
          playerId: player?.id,
          officialId: official?.officialId,
          matchId: matchId ?? undefined,
          reason: 'carried',
          length: restOf({ ...ban, remaining: ban.amount }),
          from: next.startDate.slice(0, 10),
        })
      }
    >
      {t('office.carried.impose')}
    </Button>
  );
}
