import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchFactTypes, matchRow, playerLines, replay, schemaVersionOf } from '@kolo/domain';
import { type EventRow, storedEvent } from './stored-event.js';

type FixtureRow = Omit<EventRow, 'occurred_at' | 'recorded_at' | 'position' | 'stream'> & {
  occurred_at: string;
};

/**
 * Rows of `events` as they were written, one file for each change of a shape. A file is never changed:
 * who raises a schema version adds one that has the new shape.
 */
const folder = join(__dirname, 'fixtures');
const fixtures = new Map(
  readdirSync(folder).map((file) => {
    const rows: FixtureRow[] = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    return [file, rows] as const;
  }),
);

const events = (rows: readonly FixtureRow[]) =>
  rows.map(
    ({ occurred_at, ...row }) =>
      storedEvent({
        ...row,
        position: '1',
        stream: 7,
        occurred_at: new Date(occurred_at),
        recorded_at: new Date(occurred_at),
      }).event,
  );

describe('events of every version ever written', () => {
  it('are all kept here', () => {
    const written = new Set(
      [...fixtures.values()].flat().map(({ type, schema_version }) => `${type} ${schema_version}`),
    );
    for (const type of matchFactTypes)
      for (let version = 1; version <= schemaVersionOf(type); version += 1)
        expect([...written]).toContain(`${type} ${version}`);
  });

  it.each([...fixtures.keys()])('%s still comes to the match that it was', (file) => {
    const state = replay(7, events(fixtures.get(file) ?? []));
    expect(matchRow(state)).toEqual({
      id: 7,
      leagueId: 1,
      round: 2,
      homeTeamId: 100,
      awayTeamId: 200,
      homeScore: 2,
      awayScore: 1,
      matchDate: '2025-10-19T16:05:00.000Z',
      venue: 'Dvorana Šubićevac',
      status: 'completed',
      matchState: 'completed',
      currentHalf: 2,
      homeTimeoutsUsed: 1,
      awayTimeoutsUsed: 0,
      homeShots: 0,
      awayShots: 1,
      homeShotsOnTarget: 0,
      awayShotsOnTarget: 1,
      homeGoalkeeperSaves: 0,
      awayGoalkeeperSaves: 1,
      homeCorners: 0,
      awayCorners: 1,
      mvpPlayerId: 1,
      version: fixtures.get(file)?.length,
    });
    const zero = { goals: 0, assists: 0, yellowCards: 0, redCards: 0, twoMinPenalties: 0 };
    expect(playerLines(state)).toEqual({
      1: { ...zero, team: 'home', goals: 1 },
      2: { team: 'home', goals: 0, assists: 1, yellowCards: 1, redCards: 1, twoMinPenalties: 1 },
      3: { ...zero, team: 'home' },
      11: { ...zero, team: 'away' },
      12: { ...zero, team: 'away', goals: 1 },
      13: { ...zero, team: 'away', assists: 1 },
    });
  });
});
