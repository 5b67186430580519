import {
  type BySide,
  limits,
  type PredictedMatch,
  type PredictionCount,
  pointsFor,
  type SharedPrediction,
} from '@kolo/domain';
import type { EntityManager } from 'typeorm';
import { type PlayedRecord, selectedScore } from './counted-scores.service.js';

/** A match that was moved is open again; one that begins early is closed, and so is one that only goes on. */
export const isOpen = `(m.status = 'scheduled' AND m.outcome IS DISTINCT FROM 'suspended'
  AND m.match_date > clock_timestamp())`;

/** A postponed match was not kicked off at its old date, so what others predicted is not shown before the new one. */
const isShown = `(m.status <> 'scheduled' OR m.outcome IS DISTINCT FROM 'postponed')`;

/** What was awarded, annulled or not played to its end counts nothing. */
const counts = `(m.status = 'completed' AND m.outcome IS NULL)`;

interface Reader {
  groupId: number;
  userId: number;
  leagueId: number;
}

/** The score that counts in the group, null where there is none. */
export type CountedScore = (played: PlayedRecord) => Promise<BySide<number> | null>;

type MatchFields = Pick<PredictedMatch, 'id' | 'homeTeam' | 'awayTeam' | 'status' | 'isOpen'>;

interface MatchRecord extends MatchFields, PlayedRecord {
  matchDate: Date;
  counts: boolean;
}

interface PredictionRecord extends SharedPrediction {
  matchId: number;
}

/** The latest that are closed, then the next that are open, with what the reader may see of them. */
export async function predictedMatches(
  manager: EntityManager,
  reader: Reader,
  countedScore: CountedScore,
): Promise<PredictedMatch[]> {
  // One snapshot: no match is open in one list and closed in the other.
  const matches = await manager.query<MatchRecord[]>(
    `SELECT * FROM (
       (SELECT ${matchFields} FROM matches m WHERE m.league_id = $1 AND ${isShown} AND ${isOpen}
        ORDER BY m.match_date, m.id LIMIT $2)
       UNION ALL
       (SELECT ${matchFields} FROM matches m WHERE m.league_id = $1 AND ${isShown} AND NOT ${isOpen}
        ORDER BY m.match_date DESC, m.id DESC LIMIT $2)
     ) shown ORDER BY "matchDate", id`,
    [reader.leagueId, limits.predictions.shown],
  );
  const predictions = await manager.query<PredictionRecord[]>(
    `SELECT p.match_id AS "matchId", p.user_id AS "userId", p.home, p.away
     FROM prediction_members g JOIN predictions p ON p.user_id = g.user_id
     WHERE g.group_id = $1 AND (p.match_id = ANY ($2) OR (p.match_id = ANY ($3) AND p.user_id = $4))
     ORDER BY g.joined_at, g.user_id`,
    [reader.groupId, idsOf(matches, false), idsOf(matches, true), reader.userId],
  );
  const shown: PredictedMatch[] = [];
  // One after another, so that no group takes all connections to the log.
  for (const match of matches) {
    const made = predictions.filter(({ matchId }) => matchId === match.id);
    const own = made.find(({ userId }) => userId === reader.userId);
    const counted = match.counts ? await countedScore(match) : null;
    shown.push({
      id: match.id,
      matchDate: match.matchDate.toISOString(),
      homeTeam: match.homeTeam,
      awayTeam: match.awayTeam,
      status: match.status,
      homeScore: match.homeScore,
      awayScore: match.awayScore,
      counted,
      isOpen: match.isOpen,
      own: own === undefined ? null : { home: own.home, away: own.away },
      predictions: match.isOpen
        ? []
        : made.map(({ userId, home, away }) => ({
            userId,
            home,
            away,
            points: counted && pointsFor({ home, away }, counted),
          })),
    });
  }
  return shown;
}

interface CountRecord extends Omit<PredictionCount, 'result'>, PlayedRecord {}

/** How often each member predicted which score for which result, which is far fewer rows than matches. */
export async function countPredictions(
  manager: EntityManager,
  { groupId, leagueId }: Pick<Reader, 'groupId' | 'leagueId'>,
  countedScore: CountedScore,
): Promise<PredictionCount[]> {
  const rows = await manager.query<CountRecord[]>(
    `SELECT p.user_id AS "userId", json_build_object('home', p.home, 'away', p.away) AS predicted,
            ${selectedScore}, count(*)::integer AS count
     FROM prediction_members g JOIN predictions p ON p.user_id = g.user_id
     JOIN matches m ON m.id = p.match_id
     WHERE g.group_id = $1 AND m.league_id = $2 AND ${counts}
     GROUP BY p.user_id, p.home, p.away, m.home_score, m.away_score,
              m.home_kicks, m.away_kicks, m.after_extra_time, "extraTime"`,
    [groupId, leagueId],
  );
  const counted: PredictionCount[] = [];
  // One after another, so that no group takes all connections to the log.
  for (const { userId, predicted, count, ...played } of rows) {
    const result = await countedScore(played);
    if (result !== null) counted.push({ userId, predicted, result, count });
  }
  return counted;
}

const team = (side: 'home' | 'away'): string =>
  `json_build_object('id', m.${side}_team_id, 'name',
     coalesce((SELECT name FROM teams WHERE id = m.${side}_team_id), '')) AS "${side}Team"`;

const matchFields = `m.id, m.match_date AS "matchDate", ${team('home')}, ${team('away')}, m.status,
  ${selectedScore}, ${isOpen} AS "isOpen", ${counts} AS counts`;

const idsOf = (matches: readonly MatchRecord[], open: boolean): number[] =>
  matches.filter((match) => match.isOpen === open).map(({ id }) => id);
