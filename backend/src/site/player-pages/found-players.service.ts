import {
  beginningRange,
  type FoundPlayer,
  foldedName,
  groupedBy,
  inFoundOrder,
  isFoundBy,
  limits,
  shownName,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { type PersonRow, policyOf, samePersons } from './same-person.js';

interface Candidate {
  id: number;
  name: string;
  userId: number;
}

/** Rows of one way to search: people have one for each of their seasons. */
const maxRows = 200;
/** More than are shown: another season may hide some of them. */
const maxPersons = 3 * limits.search.found;

const fullName = `p.first_name || ' ' || p.last_name`;
const beginsWith = (name: string) => ({
  condition: `folded_name(${name}) COLLATE "C" >= $3 AND folded_name(${name}) COLLATE "C" < $4`,
  order: `folded_name(${name}) COLLATE "C", p.id DESC`,
  isOfLine: true,
});

/** The first two read an index in its order and stop at the limit, so that a name that many share costs no more. */
const ways = [
  beginsWith(fullName),
  beginsWith(`p.last_name || ' ' || p.first_name`),
  { condition: `name_words(${fullName}) @@ $1::tsquery`, order: 'p.id DESC', isOfLine: false },
];

/** Raw SQL: the words of names are an index of their own. */
@Injectable()
export class FoundPlayersService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** People by the names that public pages show, each once, the best fit first. */
  async find(words: readonly string[], wordsQuery: string): Promise<FoundPlayer[]> {
    const ids = await this.candidates(words, wordsQuery);
    const rows = await samePersons(this.db.manager, ids);
    const persons = groupedBy(rows, ({ personOf }) => personOf);
    const found = [...persons.values()].flatMap((person) => shownPerson(person, words));
    return inFoundOrder(found, words).slice(0, limits.search.found);
  }

  /** The newest row of each person whom the words may mean: best ways first, until there are enough. */
  private async candidates(words: readonly string[], wordsQuery: string): Promise<number[]> {
    const newest = new Map<string, number>();
    for (const way of ways) {
      for (const { id, name, userId } of await this.read(way, words, wordsQuery)) {
        const person = `${userId} ${foldedName(name)}`;
        newest.set(person, Math.max(id, newest.get(person) ?? 0));
      }
      if (newest.size >= maxPersons) break;
    }
    return [...newest.values()].slice(0, maxPersons);
  }

  private read(
    { condition, order, isOfLine }: (typeof ways)[number],
    words: readonly string[],
    wordsQuery: string,
  ): Promise<Candidate[]> {
    const values = isOfLine ? beginningRange(words) : [];
    return this.db.query(
      `SELECT p.id, ${fullName} AS name, t.user_id AS "userId"
       FROM players p
       JOIN teams t ON t.id = p.team_id
       LEFT JOIN leagues l ON l.id = t.league_id
       WHERE ${condition} AND p.erased_at IS NULL
         AND 'hidden' NOT IN (coalesce(p.name_policy, 'full'), coalesce(l.name_policy, 'full'))
         AND (p.status = 'approved' OR EXISTS (SELECT FROM player_stats s WHERE s.player_id = p.id))
         AND ('initial' NOT IN (coalesce(p.name_policy, 'full'), coalesce(l.name_policy, 'full'))
           OR name_words(left(p.first_name, 1) || ' ' || p.last_name) @@ $1::tsquery)
       ORDER BY ${order}
       LIMIT $2`,
      [wordsQuery, maxRows, ...values],
    );
  }
}

function shownPerson(rows: readonly PersonRow[], words: readonly string[]): FoundPlayer[] {
  const policy = policyOf(rows);
  const newest = rows.reduce((a, b) => (b.id > a.id ? b : a));
  const { name } = shownName(newest, policy);
  if (policy === 'hidden' || !isFoundBy(name, words)) return [];
  const { id, jerseyNumber, team, league } = newest;
  return [{ id, name, jerseyNumber, team, league }];
}
