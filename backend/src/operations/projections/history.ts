import { randomUUID } from 'node:crypto';
import { decide, type MatchState, replay } from '@kolo/domain';
import type { DataSource } from 'typeorm';
import type { EventStore } from '../../events/event-store.js';
import { projectionRows } from '../../projections/projection-rows.js';
import { commandLineEvents } from './command-line-events.js';
import { repeatedAppend } from './repeated-append.js';

const matchesAtOnce = 100;

export interface DeletedMatch {
  matchId: number;
  leagueId: number | null;
  league: string | null;
  season: string | null;
  round: number | null;
  homeTeamId: number;
  awayTeamId: number;
  homeTeam: string;
  awayTeam: string;
  matchDate: string;
  status: MatchState['status'];
  deletedAt: string;
  /** Its missing league and teams: `league 3`, `team 100`. */
  gone: string[];
}

/** All that is given must match. */
export interface Selection {
  matchId?: number;
  leagueId?: number;
  season?: string;
}

export async function deletedMatches(
  source: DataSource,
  store: EventStore,
  { matchId, leagueId, season }: Selection = {},
): Promise<DeletedMatch[]> {
  const found = await source.query<{ stream: number; deleted_at: Date }[]>(
    `SELECT d.stream, d.recorded_at AS deleted_at FROM events d
     WHERE d.type = 'MatchDeleted' AND ($1::integer IS NULL OR d.stream = $1)
       AND NOT EXISTS (SELECT FROM events l WHERE l.stream = d.stream AND l.version > d.version)
     ORDER BY d.recorded_at DESC, d.stream`,
    [matchId ?? null],
  );
  const names = await loadNames(source);
  const matches: DeletedMatch[] = [];
  for (let start = 0; start < found.length; start += matchesAtOnce) {
    const page = found.slice(start, start + matchesAtOnce);
    const logs = await store.readStreams(page.map(({ stream }) => stream));
    for (const { stream, deleted_at } of page) {
      const events = (logs.get(stream) ?? []).map(({ event }) => event);
      matches.push(describe(replay(stream, events), deleted_at, names));
    }
  }
  return matches.filter(
    (match) =>
      (leagueId === undefined || match.leagueId === leagueId) &&
      (season === undefined || match.season === season),
  );
}

interface Names {
  leagues: Map<number, { name: string; season: string }>;
  teams: Map<number, string>;
}

async function loadNames(source: DataSource): Promise<Names> {
  const leagues = await source.query<{ id: number; name: string; season: string }[]>(
    'SELECT id, name, season FROM leagues',
  );
  const teams = await source.query<{ id: number; name: string }[]>('SELECT id, name FROM teams');
  return {
    leagues: new Map(leagues.map((league) => [league.id, league])),
    teams: new Map(teams.map(({ id, name }) => [id, name])),
  };
}

function describe(state: MatchState, deletedAt: Date, names: Names): DeletedMatch {
  const league = state.leagueId === null ? undefined : names.leagues.get(state.leagueId);
  const team = (id: number): string => names.teams.get(id) ?? `team ${id}`;
  const { leagueId, homeTeamId, awayTeamId } = state;
  const missingTeams = [homeTeamId, awayTeamId].filter((id) => !names.teams.has(id));
  return {
    matchId: state.matchId,
    leagueId,
    league: league?.name ?? null,
    season: league?.season ?? null,
    round: state.round,
    homeTeamId,
    awayTeamId,
    homeTeam: team(homeTeamId),
    awayTeam: team(awayTeamId),
    matchDate: state.matchDate,
    status: state.status,
    deletedAt: deletedAt.toISOString(),
    gone: [
      ...(leagueId === null || league !== undefined ? [] : [`league ${leagueId}`]),
      ...missingTeams.map(team),
    ],
  };
}

/** Leagues that have matches again: restoring would put both side by side. */
export async function leaguesInUse(
  source: DataSource,
  matches: readonly DeletedMatch[],
): Promise<number[]> {
  const leagueIds = [...new Set(matches.flatMap(({ leagueId }) => leagueId ?? []))];
  const rows = await source.query<{ league_id: number }[]>(
    'SELECT DISTINCT league_id FROM matches WHERE league_id = ANY ($1) ORDER BY league_id',
    [leagueIds],
  );
  return rows.map(({ league_id }) => league_id);
}

/** The match that was drawn in place of a deleted one. */
export async function drawnAgain(
  source: DataSource,
  { leagueId, round, homeTeamId, awayTeamId }: DeletedMatch,
): Promise<number | null> {
  const rows = await source.query<{ id: number }[]>(
    `SELECT id FROM matches
     WHERE league_id IS NOT DISTINCT FROM $1::integer AND round IS NOT DISTINCT FROM $2::integer
       AND (home_team_id, away_team_id) IN (($3::integer, $4::integer), ($4::integer, $3::integer))
     ORDER BY id LIMIT 1`,
    [leagueId, round, homeTeamId, awayTeamId],
  );
  return rows[0]?.id ?? null;
}

/**
 * Appends one event per match. An interrupted run can be repeated: it restores what is still deleted.
 * @returns how many came back
 */
export async function restoreMatches(
  store: EventStore,
  matchIds: readonly number[],
  at: string,
  progress: (restored: number) => void,
): Promise<number> {
  const task = `restore-${randomUUID()}`;
  let restored = 0;
  for (let start = 0; start < matchIds.length; start += matchesAtOnce) {
    const page = matchIds.slice(start, start + matchesAtOnce);
    const outcomes = await Promise.all(page.map((id) => restore(store, id, `${task}-${id}`, at)));
    restored += outcomes.filter(Boolean).length;
    progress(restored);
  }
  return restored;
}

/** @returns whether it came back */
const restore = (
  store: EventStore,
  matchId: number,
  commandId: string,
  at: string,
): Promise<boolean> =>
  repeatedAppend(`Match ${matchId}`, async () => {
    const log = await store.readStream(matchId);
    const before = replay(
      matchId,
      log.map(({ event }) => event),
    );
    const decision = decide(before, { type: 'RestoreMatch' }, { commandId, at });
    if (!decision.ok) return false;
    const outcome = await store.append({
      stream: matchId,
      expectedVersion: before.version,
      events: commandLineEvents(decision.events, commandId),
      rows: projectionRows(before, decision.state),
    });
    return outcome.ok || null;
  });
