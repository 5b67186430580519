import type { DisciplinePlayer, SuspendedPlayer } from '../../contract/discipline.js';
import { holdsOn } from './season-ban.js';

/** Players of these teams who would miss a match on a day, each with the ban that comes first. */
export const suspendedOn = (
  people: readonly Omit<DisciplinePlayer, 'name'>[],
  teamIds: readonly number[],
  day: string,
): SuspendedPlayer[] =>
  people.flatMap(({ playerId, teamId, bans }) => {
    const ban = teamIds.includes(teamId) ? bans.find((one) => holdsOn(one, day)) : undefined;
    if (ban === undefined) return [];
    const { kind, matchId, decisionId, remaining, amount: of } = ban;
    return [{ playerId, kind, matchId, decisionId, remaining, of }];
  });
