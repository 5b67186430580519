import {
  type Ban,
  type LeagueDiscipline as Discipline,
  isOpenBan,
  type TeamView,
  zagrebWallTime,
} from '@kolo/domain';
import { ShieldCheck, UserX } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useDecisions } from '@/features/league-decisions/use-decisions';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useLeagueDiscipline, useLeagueTeams } from '@/shared/league/queries';
import { Button, ButtonLink, Card, EmptyState, SkeletonRows } from '@/shared/ui';
import { SectionHeader } from '@/shared/ui/SectionHeader';
import { appealsBySuspension } from './appeals-by-suspension';
import { ChangeDialog } from './ChangeDialog';
import { CarriedBans } from './carried/CarriedBans';
import { RegisteredAgain } from './carried/RegisteredAgain';
import { DisciplineFlags } from './DisciplineFlags';
import { LeagueFines } from './fines/LeagueFines';
import { ImposeDialog, type ImposeFields } from './ImposeDialog';
import { decisionAbout, PersonRow } from './PersonRow';

/** Everybody with a card or a ban, and what the league decides about them. */
export function LeagueDiscipline({ leagueId }: { leagueId: number }): ReactElement {
  const { t } = useTranslation('discipline');
  const discipline = useLeagueDiscipline(leagueId);
  const teams = useLeagueTeams(leagueId);
  const [imposing, setImposing] = useState(false);
  return (
    <section aria-label={t('office.title')} className="grid gap-4">
      <SectionHeader title={t('office.title')}>
        <ButtonLink to={`/league/${leagueId}/suspensions`} variant="ghost">
          {t('office.published')}
        </ButtonLink>
        <Button
          variant="secondary"
          disabled={teams.data === undefined}
          onClick={() => setImposing(true)}
        >
          <UserX aria-hidden="true" className="size-4" />
          {t('office.impose')}
        </Button>
      </SectionHeader>
      <Loaded
        query={discipline}
        errorTitle={t('failed')}
        loading={<SkeletonRows rows={3} rowClassName="h-16" />}
      >
        {(known) => <People leagueId={leagueId} discipline={known} teams={teams.data ?? []} />}
      </Loaded>
      <LeagueFines leagueId={leagueId} />
      {imposing && (
        <ImposeDialog
          leagueId={leagueId}
          teams={teams.data ?? []}
          onClose={() => setImposing(false)}
        />
      )}
    </section>
  );
}

interface Props {
  leagueId: number;
  discipline: Discipline;
  teams: readonly TeamView[];
}

function People({ leagueId, discipline, teams }: Props): ReactElement {
  const { t } = useTranslation('discipline');
  const appeals = appealsBySuspension(useDecisions(leagueId).data ?? []);
  const [changing, setChanging] = useState<{ name: string; ban: Ban; id: string } | null>(null);
  const [deciding, setDeciding] = useState<ImposeFields | null>(null);
  const { day: today } = zagrebWallTime(discipline.asOf);
  const isBanned = ({ bans }: { bans: readonly Ban[] }): number =>
    Number(bans.some((ban) => isOpenBan(ban, today)));
  const people = [
    ...discipline.people.map((person) => ({
      ...person,
      officialId: undefined,
      key: `player ${person.playerId}`,
    })),
    ...discipline.officials.map((person) => ({
      ...person,
      playerId: undefined,
      key: `official ${person.officialId}`,
    })),
  ]
    .filter(({ yellows, bans }) => yellows > 0 || bans.length > 0)
    .sort((a, b) => isBanned(b) - isBanned(a));
  const players = new Map(discipline.people.map(({ playerId, name }) => [playerId, name]));
  const officials = new Map(discipline.officials.map(({ officialId, name }) => [officialId, name]));
  const teamOf = new Map(teams.map(({ id, name }) => [id, name]));
  if (people.length === 0)
    return (
      <EmptyState
        icon={<ShieldCheck aria-hidden="true" className="size-7" />}
        title={t('office.nobody')}
      />
    );
  return (
    <>
      <DisciplineFlags
        leagueId={leagueId}
        flags={discipline.flags}
        players={players}
        officials={officials}
      />
      {discipline.carried.length > 0 && (
        <CarriedBans leagueId={leagueId} carried={discipline.carried} teams={teams} />
      )}
      {discipline.again.length > 0 && (
        <RegisteredAgain leagueId={leagueId} again={discipline.again} teams={teams} />
      )}
      <Card>
        <ul className="divide-y">
          {people.map((person) => (
            <PersonRow
              key={person.key}
              leagueId={leagueId}
              person={person}
              team={teamOf.get(person.teamId) ?? ''}
              appeals={appeals}
              onChange={(ban, id) => setChanging({ name: person.name, ban, id })}
              onDecide={(ban) => setDeciding(decisionAbout(person, ban, today))}
            />
          ))}
        </ul>
      </Card>
      {deciding !== null && (
        <ImposeDialog
          leagueId={leagueId}
          teams={teams}
          fields={deciding}
          onClose={() => setDeciding(null)}
        />
      )}
      {changing !== null && (
        <ChangeDialog
          leagueId={leagueId}
          name={changing.name}
          ban={changing.ban}
          decisionId={changing.id}
          onClose={() => setChanging(null)}
        />
      )}
    </>
  );
}
