import {
  type Charge,
  compareNames,
  groupedBy,
  type NamedOfficial,
  type TeamFines,
  type TeamRef,
} from '@kolo/domain';
import { type NamedPerson, namesOf } from './discipline-people.js';
import type { TeamPayment } from './fine-payments.js';

type NameOf = (charge: Charge) => string;

/** The names of fined people: an official is the one whom the match names in that role. */
export function finedPeople(
  players: readonly NamedPerson[],
  officials: readonly NamedPerson[],
  named: readonly NamedOfficial[],
): NameOf {
  const nameOfPlayer = namesOf(players);
  const nameOfOfficial = namesOf(officials);
  const inRole = new Map(
    named.map(({ matchId, side, role, officialId }) => [`${matchId} ${side} ${role}`, officialId]),
  );
  return ({ match, side, offender }) =>
    typeof offender === 'number'
      ? nameOfPlayer(offender)
      : nameOfOfficial(inRole.get(`${match.matchId} ${side} ${offender}`) ?? 0);
}

export const finedPlayers = (charges: readonly Charge[]): number[] =>
  charges.flatMap(({ offender }) => (typeof offender === 'number' ? offender : []));

interface Ledger {
  /** Those of its matches, also where they have left the league; others are known by their payments. */
  teams: readonly TeamRef[];
  charges: ReadonlyMap<number, readonly Charge[]>;
  payments: readonly TeamPayment[];
}

/** Teams with fines or payments, by name. */
export function finesOfTeams({ teams, charges, payments }: Ledger, nameOf: NameOf): TeamFines[] {
  const teamNames = new Map([
    ...payments.map(({ teamId, teamName }) => [teamId, teamName] as const),
    ...teams.map(({ id, name }) => [id, name] as const),
  ]);
  const paid = groupedBy(payments, ({ teamId }) => teamId);
  return [...teamNames]
    .map(([teamId, teamName]) => {
      const own = charges.get(teamId) ?? [];
      const ownPayments = paid.get(teamId) ?? [];
      const [chargedCents, paidCents] = [centsIn(own), centsIn(ownPayments)];
      return {
        teamId,
        teamName,
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
        chargedCents,
        payments: ownPayments.map(({ teamId: _, teamName: __, ...payment }) => payment),
        paidCents,
        outstandingCents: chargedCents - paidCents,
      };
    })
    .filter((team) => team.charges.length > 0 || team.payments.length > 0)
    .sort((a, b) => compareNames(a.teamName, b.teamName));
}

const centsIn = (lines: readonly { cents: number }[]): number =>
  lines.reduce((sum, { cents }) => sum + cents, 0);
