import {
  type Charge,
  compareNames,
  type NamedOfficial,
  type TeamFines,
  type TeamRef,
} from '@kolo/domain';
import type { NamedMember } from './discipline-people.js';

type NameOf = (charge: Charge) => string;

/** The names of fined people: an official is the one whom the match names in that role. */
export function finedPeople(
  players: readonly NamedMember[],
  officials: readonly NamedMember[],
  named: readonly NamedOfficial[],
): NameOf {
  const playerNames = namesById(players);
  const officialNames = namesById(officials);
  const inRole = new Map(
    named.map(({ matchId, side, role, officialId }) => [`${matchId} ${side} ${role}`, officialId]),
  );
  return ({ match, side, offender }) =>
    (typeof offender === 'number'
      ? playerNames.get(offender)
      : officialNames.get(inRole.get(`${match.matchId} ${side} ${offender}`) ?? 0)) ?? '';
}

const namesById = (members: readonly NamedMember[]): Map<number, string> =>
  new Map(members.map(({ id, name }) => [id, name]));

/** Teams with fines, by name. */
export function finesOfTeams(
  teams: readonly TeamRef[],
  charges: ReadonlyMap<number, readonly Charge[]>,
  nameOf: NameOf,
): TeamFines[] {
  const teamNames = new Map(teams.map(({ id, name }) => [id, name]));
  return teams
    .map(({ id, name }) => {
      const own = charges.get(id) ?? [];
      return {
        teamId: id,
        teamName: name,
        charges: own.map((charge) => {
          const { match, side, offender, card, cents } = charge;
          const opponent = match.sides[side === 'home' ? 'away' : 'home'].teamId;
          return {
            matchId: match.matchId,
            matchDate: match.matchDate,
            opponentName: teamNames.get(opponent) ?? '',
            playerId: typeof offender === 'number' ? offender : null,
            official: typeof offender === 'number' ? null : offender,
            name: nameOf(charge),
            card,
            cents,
          };
        }),
        chargedCents: own.reduce((sum, { cents }) => sum + cents, 0),
      };
    })
    .filter((team) => team.charges.length > 0)
    .sort((a, b) => compareNames(a.teamName, b.teamName));
}
