import type { DataSource } from 'typeorm';
import type { EarlierFixture, NoticeContent } from './notice.js';

export interface PlayerNews {
  name: string;
  jerseyNumber: number;
}

export interface MatchNews extends EarlierFixture {
  homeTeam: string;
  awayTeam: string;
  round: number | null;
  cancelled: boolean;
  before: EarlierFixture | null;
}

export type News =
  | { kind: 'account-approved' }
  | { kind: 'account-rejected' }
  | { kind: 'address-registered' }
  | { kind: 'players-approved'; players: PlayerNews[] }
  | { kind: 'players-rejected'; players: PlayerNews[] }
  | { kind: 'pin-locked'; labels: string[] }
  | { kind: 'matches-moved'; matches: MatchNews[] };

type Contents = readonly NoticeContent[];

/** Leaves out what is no longer true. */
export async function newsOf(db: DataSource, contents: Contents): Promise<News[]> {
  const news: News[] = [];
  for (const kind of ['account-approved', 'account-rejected', 'address-registered'] as const)
    if (contents.some((content) => content.kind === kind)) news.push({ kind });
  const players = await decidedPlayers(db, contents);
  for (const status of ['approved', 'rejected'] as const) {
    const named = players.filter((player) => player.status === status);
    if (named.length > 0) news.push({ kind: `players-${status}`, players: named });
  }
  const guessed = contents.filter((content) => content.kind === 'pin-locked');
  if (guessed.length > 0)
    news.push({
      kind: 'pin-locked',
      labels: await grantLabels(
        db,
        guessed.map(({ data }) => data.grantId),
      ),
    });
  const matches = await movedMatches(db, contents);
  if (matches.length > 0) news.push({ kind: 'matches-moved', matches });
  return news;
}

/** Raw SQL, as the entities of players and matches belong to wings above. */
async function decidedPlayers(db: DataSource, contents: Contents) {
  const ids = contents.flatMap((one) => (one.kind === 'player-decided' ? [one.data.playerId] : []));
  if (ids.length === 0) return [];
  return db.query<(PlayerNews & { status: string })[]>(
    `SELECT first_name || ' ' || last_name AS name, jersey_number AS "jerseyNumber", status
     FROM players WHERE id = ANY ($1) ORDER BY last_name, first_name, id`,
    [ids],
  );
}

async function grantLabels(db: DataSource, ids: readonly (number | null)[]): Promise<string[]> {
  const rows = await db.query<{ label: string }[]>(
    'SELECT label FROM match_grants WHERE id = ANY ($1) ORDER BY id',
    [ids.filter((id) => id !== null)],
  );
  return rows.map(({ label }) => label);
}

/** A match that was moved twice is compared with its first place. */
async function movedMatches(db: DataSource, contents: Contents): Promise<MatchNews[]> {
  const before = new Map<number, EarlierFixture | null>();
  for (const { kind, data } of contents)
    if (kind === 'match-moved' && !before.has(data.matchId)) before.set(data.matchId, data.before);
  if (before.size === 0) return [];
  const rows = await db.query<(MatchNews & { id: number; matchDate: Date })[]>(
    `SELECT m.id, h.name AS "homeTeam", a.name AS "awayTeam", m.round, m.venue,
            m.match_date AS "matchDate", m.status = 'cancelled' AS cancelled
     FROM matches m JOIN teams h ON h.id = m.home_team_id JOIN teams a ON a.id = m.away_team_id
     WHERE m.id = ANY ($1) AND m.status IN ('scheduled', 'cancelled') ORDER BY m.match_date, m.id`,
    [[...before.keys()]],
  );
  return rows
    .map((row) => ({
      ...row,
      matchDate: row.matchDate.toISOString(),
      before: before.get(row.id) ?? null,
    }))
    .filter(isNews);
}

const isNews = ({ cancelled, before, matchDate, venue }: MatchNews): boolean =>
  cancelled ||
  before === null ||
  Date.parse(before.matchDate) !== Date.parse(matchDate) ||
  before.venue !== venue;
