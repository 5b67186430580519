import type { DisciplineRecord, MatchToMiss } from '../../contract/discipline.js';
import { holdsOn } from './season-ban.js';

/** People of these teams who would miss a match on a day, each with the ban that comes first. */
export const suspendedOn = <Person extends Omit<DisciplineRecord, 'name'>>(
  people: readonly Person[],
  teamIds: readonly number[],
  day: string,
): { person: Person; missed: MatchToMiss }[] =>
  people.flatMap((person) => {
    const isOfTeam = teamIds.includes(person.teamId);
    const ban = isOfTeam ? person.bans.find((one) => holdsOn(one, day)) : undefined;
    if (ban === undefined) return [];
    const { kind, matchId, decisionId, remaining, amount: of } = ban;
    return [{ person, missed: { kind, matchId, decisionId, remaining, of } }];
  });
