import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  type LeagueEvent,
  leagueEventTypes,
  leagueSchemaVersionOf,
  type MatchEvent,
  matchEventTypes,
  matchRow,
  playerLines,
  replay,
  schemaVersionOf,
  storedEventTypes,
} from '@kolo/domain';
import { type EventRow, eventOf, leagueEventOf, storedEvent } from './stored-event.js';

type FixtureRow = Omit<EventRow, 'occurred_at' | 'recorded_at' | 'position' | 'stream'> & {
  occurred_at: string;
};

/**
 * Logs as they were once written, never changed here: whole matches as rows of `events`, and beside them
 * a small file for each type and schema version, `<type>-<version>.json`, which a new one adds.
 */
const folder = join(__dirname, 'fixtures');

function filesOf<Content>(kind: 'matches' | 'types'): Map<string, Content> {
  const names = readdirSync(join(folder, kind));
  return new Map(
    names.map((name) => [
      basename(name, '.json'),
      JSON.parse(readFileSync(join(folder, kind, name), 'utf8')),
    ]),
  );
}

const matches = filesOf<readonly FixtureRow[]>('matches');
const types = filesOf<{ written: Record<string, unknown>; today: MatchEvent | LeagueEvent }>(
  'types',
);

const ofLeagues: readonly string[] = leagueEventTypes;

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
    const written = new Set([
      ...[...matches.values()].flat().map((row) => `${row.type}-${row.schema_version}`),
      ...types.keys(),
    ]);
    for (const type of matchEventTypes)
      for (let version = 1; version <= schemaVersionOf(type); version += 1)
        expect([...written]).toContain(`${type}-${version}`);
    for (const type of leagueEventTypes)
      for (let version = 1; version <= leagueSchemaVersionOf(type); version += 1)
        expect([...written]).toContain(`${type}-${version}`);
    for (const type of storedEventTypes) expect([...written].join()).toContain(`${type}-`);
  });

  it.each([...types])('%s is read as what it says today', (name, { written, today }) => {
    const [type = '', version] = name.split('-');
    const read = ofLeagues.includes(type) ? leagueEventOf : eventOf;
    expect(read(type, Number(version), written)).toEqual(today);
  });

  it.each([...matches])('the match in %s is still folded to what it was', (_, rows) => {
    const state = replay(7, events(rows));
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
      version: rows.length,
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
