import {
  beginningRange,
  type FoundTeam,
  inFoundOrder,
  limits,
  type SearchAnswer,
  searchedWords,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { FoundPlayersService } from '../player-pages/found-players.service.js';
import { FoundMatchesService } from './found-matches.service.js';

/** The rows that are read for a name which many share. */
const maxTeams = 40;

/** Read from an index in its order, so that no more names are compared than are shown. */
const beginning = `
  SELECT DISTINCT ON (folded_name(name) COLLATE "C", user_id) id, name, user_id, league_id
  FROM teams WHERE folded_name(name) COLLATE "C" >= $2 AND folded_name(name) COLLATE "C" < $3
  ORDER BY folded_name(name) COLLATE "C", user_id, id DESC LIMIT $1`;
const others = `
  SELECT id, name, user_id, league_id FROM teams
  WHERE name_words(name) @@ $2::tsquery
  ORDER BY id DESC LIMIT $1`;

/** Raw SQL: the words of names are an index of their own. */
@Injectable()
export class SearchService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly players: FoundPlayersService,
    private readonly matches: FoundMatchesService,
    private readonly shared: SharedReadsService,
  ) {}

  /** Nothing is found for less than one word of two letters. */
  find(query: string): Promise<SearchAnswer> {
    const words = searchedWords(query);
    if (words.length === 0) return Promise.resolve({ players: [], teams: [], matches: [] });
    return this.shared.answer(`search ${words.join(' ')}`, () => this.read(words));
  }

  private async read(words: readonly string[]): Promise<SearchAnswer> {
    // No word has a character that means anything in a query.
    const beginnings = words.map((word) => `'${word}':*`);
    const [all, any] = [beginnings.join(' & '), beginnings.join(' | ')];
    const [players, teams, matches] = await Promise.all([
      this.players.find(words, all),
      this.teams(words, all),
      this.matches.find(all, any, maxTeams),
    ]);
    return { players, teams, matches };
  }

  /** Each company once, with the team of its newest season: names that begin with the words come first. */
  private async teams(words: readonly string[], wordsQuery: string): Promise<FoundTeam[]> {
    const teams = await this.readTeams(beginning, beginningRange(words));
    if (teams.size < limits.search.found)
      for (const [userId, team] of await this.readTeams(others, [wordsQuery]))
        if (!teams.has(userId)) teams.set(userId, team);
    return inFoundOrder([...teams.values()], words).slice(0, limits.search.found);
  }

  private async readTeams(found: string, values: string[]): Promise<Map<number, FoundTeam>> {
    const rows = await this.db.query<(FoundTeam & { userId: number })[]>(
      `SELECT found.id, found.name, found.user_id AS "userId",
              CASE WHEN l.id IS NOT NULL
                   THEN json_build_object('id', l.id, 'name', l.name, 'season', l.season) END AS league
       FROM (${found}) AS found
       LEFT JOIN leagues l ON l.id = found.league_id
       ORDER BY found.id`,
      [maxTeams, ...values],
    );
    // The newest of a company is the last of its teams.
    return new Map(rows.map(({ userId, ...team }) => [userId, team]));
  }
}
