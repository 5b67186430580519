import {
  limits,
  type PredictedMatch,
  type PredictionCount,
  pointsFor,
  type SharedPrediction,
} from '@kolo/domain';
import type { EntityManager } from 'typeorm';

/** A match that was moved is open again, and one that begins early is closed. */
export const isOpen = `(m.status = 'scheduled' AND m.match_date > clock_timestamp())`;

/** What was awarded, annulled or not played to its end counts nothing. */
const counts = `(m.status = 'completed' AND m.outcome IS NULL)`;

interface Reader {
  groupId: number;
  userId: number;
  leagueId: number;
}

interface MatchRecord extends Omit<PredictedMatch, 'matchDate' | 'own' | 'predictions'> {
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
): Promise<PredictedMatch[]> {
  // One snapshot: no match is open in one list and closed in the other.
  const matches = await manager.query<MatchRecord[]>(
    `SELECT * FROM (
       (SELECT ${matchFields} FROM matches m WHERE m.league_id = $1 AND ${isOpen}
        ORDER BY m.match_date, m.id LIMIT $2)
       UNION ALL
       (SELECT ${matchFields} FROM matches m WHERE m.league_id = $1 AND NOT ${isOpen}
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
  return matches.map(({ counts: hasResult, matchDate, ...match }) => {
    const made = predictions.filter(({ matchId }) => matchId === match.id);
    const result =
      hasResult && match.homeScore !== null && match.awayScore !== null
        ? { home: match.homeScore, away: match.awayScore }
        : null;
    const own = made.find(({ userId }) => userId === reader.userId);
    return {
      ...match,
      matchDate: matchDate.toISOString(),
      own: own === undefined ? null : { home: own.home, away: own.away },
      predictions: match.isOpen
        ? []
        : made.map(({ userId, home, away }) => ({
            userId,
            home,
            away,
            points: result && pointsFor({ home, away }, result),
          })),
    };
  });
}

/** How often each member predicted which score for which result, which is far fewer rows than matches. */
export async function countPredictions(
  manager: EntityManager,
  { groupId, leagueId }: Pick<Reader, 'groupId' | 'leagueId'>,
): Promise<PredictionCount[]> {
  return manager.query<PredictionCount[]>(
    `SELECT p.user_id AS "userId", json_build_object('home', p.home, 'away', p.away) AS predicted,
            json_build_object('home', m.home_score, 'away', m.away_score) AS result,
            count(*)::integer AS count
     FROM prediction_members g JOIN predictions p ON p.user_id = g.user_id
     JOIN matches m ON m.id = p.match_id
     WHERE g.group_id = $1 AND m.league_id = $2 AND ${counts}
     GROUP BY p.user_id, p.home, p.away, m.home_score, m.away_score`,
    [groupId, leagueId],
  );
}

const team = (side: 'home' | 'away'): string =>
  `json_build_object('id', m.${side}_team_id, 'name',
     coalesce((SELECT name FROM teams WHERE id = m.${side}_team_id), '')) AS "${side}Team"`;

const matchFields = `m.id, m.match_date AS "matchDate", ${team('home')}, ${team('away')}, m.status,
  m.home_score AS "homeScore", m.away_score AS "awayScore", ${isOpen} AS "isOpen", ${counts} AS counts`;

const idsOf = (matches: readonly MatchRecord[], open: boolean): number[] =>
  matches.filter((match) => match.isOpen === open).map(({ id }) => id);
