import type { PersonKind } from '@kolo/domain';
import type { EntityManager } from 'typeorm';
import { isLeagueStream, leagueOf } from '../../events/stream-ids.js';
import type { Surroundings } from './forget-in-texts.js';
import type { Forgetter } from './forgetter.js';
import type { Subject } from './subject.js';

interface LogText {
  command_id: string;
  command_seq: number;
  kind: string;
  stream: number;
  text: string;
}

/**
 * In words that people wrote the name is replaced; what was decided is in the log. A signature loses the name and
 * what was drawn, and stays a signature.
 * @param write false only counts
 * @returns the streams that have them, once for each text that names the person
 */
export async function forgetInLogTexts(
  manager: EntityManager,
  forgetter: Forgetter,
  { matches, leagues, others }: Surroundings,
  write = true,
): Promise<number[]> {
  const texts = await manager.query<LogText[]>(
    `SELECT command_id, command_seq, kind, stream, text FROM log_texts WHERE kind <> 'drawing'`,
  );
  const found: number[] = [];
  for (const { command_id, command_seq, kind, stream, text } of texts) {
    const alone = isLeagueStream(stream) ? leagues.has(leagueOf(stream)) : matches.has(stream);
    const left = forgetter.inValue(text, { alone, others });
    if (left === text) continue;
    found.push(stream);
    if (!write) continue;
    if (kind === 'signer')
      await manager.query(
        `DELETE FROM log_texts
         WHERE (command_id, command_seq) = ($1, $2) AND kind IN ('signer', 'drawing')`,
        [command_id, command_seq],
      );
    else
      await manager.query(
        'UPDATE log_texts SET text = $4 WHERE (command_id, command_seq, kind) = ($1, $2, $3)',
        [command_id, command_seq, kind, left],
      );
  }
  return found;
}

/** Whose signature a drawing without a name is nobody knows, so it goes with whoever may have made it. */
export async function forgetUnnamedDrawings(
  manager: EntityManager,
  { kind, id }: Subject,
): Promise<void> {
  await manager.query(
    `DELETE FROM log_texts d USING events e, (${mayHaveSigned[kind]}) AS may
     WHERE d.kind = 'drawing' AND d.author_id IS NULL AND d.stream = may.match_id
       AND (e.command_id, e.command_seq, e.stream) = (d.command_id, d.command_seq, d.stream)
       AND (e.data ->> 'role' = may.side OR (may.side = 'match' AND e.data ->> 'role' IN ('referee', 'scorer')))
       AND NOT EXISTS (SELECT FROM log_texts n WHERE n.kind = 'signer'
         AND (n.command_id, n.command_seq) = (d.command_id, d.command_seq))`,
    [id],
  );
}

const mayHaveSigned: Record<PersonKind, string> = {
  player: `SELECT m.id AS match_id, CASE WHEN p.team_id = m.home_team_id THEN 'home' ELSE 'away' END AS side
    FROM player_stats s JOIN players p ON p.id = s.player_id JOIN matches m ON m.id = s.match_id
    WHERE p.id = $1`,
  official: 'SELECT match_id, side FROM match_officials WHERE official_id = $1',
  account: `SELECT match_id, 'match' AS side FROM match_referees WHERE user_id = $1`,
};
