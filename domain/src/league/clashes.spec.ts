import type { Booking } from '../contract/matches.js';
import { clashesAmong } from './clashes.js';

const team = (userId: number | null) => ({
  id: 100 + (userId ?? 0),
  name: `Tvrtka ${userId}`,
  userId,
});

/** Between companies of its own unless they are named. */
const booking = (matchId: number, time: string, more: Partial<Booking> = {}): Booking => ({
  matchId,
  leagueId: 1,
  matchDate: `2026-12-06T${time}:00.000Z`,
  venue: null,
  drawing: null,
  home: team(10 * matchId),
  away: team(10 * matchId + 1),
  ...more,
});

/** `1+2 Sutinska Tvrtka 7`. */
const described = (...bookings: Booking[]): string[] =>
  clashesAmong(bookings).map(({ matches, venue, teams }) =>
    [matches.map(({ matchId }) => matchId).join('+'), venue, ...teams.map(({ name }) => name)]
      .filter((part) => part !== null)
      .join(' '),
  );

const venue = 'Sutinska';

describe('two matches clash', () => {
  it('when one begins in a venue before the other one is over', () => {
    expect(described(booking(2, '17:59', { venue }), booking(1, '17:00', { venue }))).toEqual([
      '1+2 Sutinska',
    ]);
  });

  it('not when one follows the other in a slot that is shorter than a match elsewhere', () => {
    const slot = { venue, minutes: 48 };
    expect(described(booking(1, '17:00', slot), booking(2, '17:48', slot))).toEqual([]);
    expect(described(booking(1, '17:00', slot), booking(2, '17:47', slot))).toEqual([
      '1+2 Sutinska',
    ]);
  });

  it('not when one follows the other', () => {
    expect(described(booking(1, '17:00', { venue }), booking(2, '18:00', { venue }))).toEqual([]);
  });

  it.each(['  sutinska ', 'SUTINSKA', 'Su\u0301tinska'])(
    'however the venue is written: %j',
    (other) => {
      expect(
        described(booking(1, '17:00', { venue }), booking(2, '17:00', { venue: other })),
      ).toEqual(['1+2 Sutinska']);
    },
  );

  it.each([null, '', ' '])('not in a venue that nobody knows: %j', (unknown) => {
    const where = { venue: unknown };
    expect(described(booking(1, '17:00', where), booking(2, '17:00', where))).toEqual([]);
  });

  it('when one company plays both, with teams of two leagues and on either side', () => {
    const one = booking(1, '17:00', { home: { ...team(7), id: 1 } });
    const other = booking(2, '17:30', { leagueId: 2, away: { ...team(7), id: 2 } });
    expect(described(one, other)).toEqual(['1+2 Tvrtka 7']);
  });

  it('not when the owners are not known', () => {
    const nobody = { home: team(null), away: team(null) };
    expect(described(booking(1, '17:00', nobody), booking(2, '17:00', nobody))).toEqual([]);
  });

  it('once, for all that they share', () => {
    const both = { venue, home: team(7), away: team(8) };
    expect(described(booking(1, '17:00', both), booking(2, '17:00', both))).toEqual([
      '1+2 Sutinska Tvrtka 7 Tvrtka 8',
    ]);
  });

  it('in a venue not as one drawing put them, but when one was moved or drawn with another league', () => {
    const drawn = (matchId: number, drawing: string | null) =>
      booking(matchId, '17:00', { venue, drawing });
    expect(described(drawn(1, 'a'), drawn(2, 'a'))).toEqual([]);
    expect(described(drawn(1, 'a'), drawn(2, 'b'))).toEqual(['1+2 Sutinska']);
    expect(described(drawn(1, null), drawn(2, null))).toEqual(['1+2 Sutinska']);
  });

  it('each with each, soonest first', () => {
    const at = (matchId: number, time: string) => booking(matchId, time, { venue });
    expect(described(at(4, '20:00'), at(3, '17:45'), at(1, '17:00'), at(2, '17:30'))).toEqual([
      ...['1+2 Sutinska', '1+3 Sutinska', '2+3 Sutinska'],
    ]);
  });
});
