import type { DisciplineRecord, MatchToMiss } from '../../contract/discipline.js';
import { holdsOn } from './season-ban.js';

interface MatchOfTeams {
  teamIds: readonly number[];
  day: string;
  /** What became known later bans nobody in it; left out where everything counts. */
  begunAt?: string;
}

/** People of the teams of a match who have to miss it, each with the ban that comes first. */
export const suspendedOn = <Person extends Omit<DisciplineRecord, 'name'>>(
  people: readonly Person[],
  { teamIds, day, begunAt }: MatchOfTeams,
): { person: Person; missed: MatchToMiss }[] =>
  people.flatMap((person) => {
    const isOfTeam = teamIds.includes(person.teamId);
    const ban = person.bans.find(
      (one) => holdsOn(one, day) && (begunAt === undefined || (one.bannedAt ?? '') <= begunAt),
    );
    if (!isOfTeam || ban === undefined) return [];
    const { kind, matchId, decisionId, remaining, amount: of } = ban;
    return [{ person, missed: { kind, matchId, decisionId, remaining, of } }];
  });
