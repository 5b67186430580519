import {
  type FoundPlayer,
  foldedName,
  groupedBy,
  isFoundBy,
  limits,
  shownName,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { type PersonRow, policyOf, samePersons } from './same-person.js';

/** Raw SQL: the words of names are an index of their own. */
@Injectable()
export class FoundPlayersService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** People by the names that public pages show, each once. */
  async find(words: readonly string[], wordsQuery: string): Promise<FoundPlayer[]> {
    const ids = await this.candidates(wordsQuery);
    const rows = await samePersons(this.db.manager, ids);
    return [...groupedBy(rows, ({ personOf }) => personOf).values()]
      .flatMap((person) => shownPerson(person, words))
      .sort((a, b) => collator.compare(a.name, b.name) || b.id - a.id)
      .slice(0, limits.search.found);
  }

  /** The newest row of each person whom the words may mean. */
  private async candidates(wordsQuery: string): Promise<number[]> {
    const rows = await this.db.query<{ id: number; name: string; userId: number }[]>(
      `SELECT p.id, p.first_name || ' ' || p.last_name AS name, t.user_id AS "userId"
       FROM players p
       JOIN teams t ON t.id = p.team_id
       LEFT JOIN leagues l ON l.id = t.league_id
       WHERE name_words(p.first_name || ' ' || p.last_name) @@ $1::tsquery AND p.erased_at IS NULL
         AND 'hidden' NOT IN (coalesce(p.name_policy, 'full'), coalesce(l.name_policy, 'full'))
         AND (p.status = 'approved' OR EXISTS (SELECT FROM player_stats s WHERE s.player_id = p.id))
         AND ('initial' NOT IN (coalesce(p.name_policy, 'full'), coalesce(l.name_policy, 'full'))
           OR name_words(left(p.first_name, 1) || ' ' || p.last_name) @@ $1::tsquery)
       LIMIT $2`,
      [wordsQuery, maxRows],
    );
    const newest = new Map<string, number>();
    for (const { id, name, userId } of rows) {
      const person = `${userId} ${foldedName(name)}`;
      newest.set(person, Math.max(id, newest.get(person) ?? 0));
    }
    return [...newest.values()].slice(0, maxPersons);
  }
}

/** More than are shown: another season may hide some of them. */
const maxRows = 200;
const maxPersons = 3 * limits.search.found;

const collator = new Intl.Collator('hr');

function shownPerson(rows: readonly PersonRow[], words: readonly string[]): FoundPlayer[] {
  const policy = policyOf(rows);
  const newest = rows.reduce((a, b) => (b.id > a.id ? b : a));
  const { name } = shownName(newest, policy);
  if (policy === 'hidden' || !isFoundBy(name, words)) return [];
  const { id, jerseyNumber, team, league } = newest;
  return [{ id, name, jerseyNumber, team, league }];
}
