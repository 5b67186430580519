import { type FoundTeam, limits, type SearchAnswer, searchedWords } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { FoundPlayersService } from '../player-pages/found-players.service.js';
import { FoundMatchesService } from './found-matches.service.js';

/** Rows that are read of a name which many share. */
const maxTeams = 40;

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
      this.teams(all),
      this.matches.find(all, any, maxTeams),
    ]);
    return { players, teams, matches };
  }

  private async teams(wordsQuery: string): Promise<FoundTeam[]> {
    const rows = await this.db.query<(FoundTeam & { userId: number })[]>(
      `SELECT found.id, found.name, found."userId",
              CASE WHEN l.id IS NOT NULL
                   THEN json_build_object('id', l.id, 'name', l.name, 'season', l.season) END AS league
       FROM (SELECT id, name, user_id AS "userId", league_id FROM teams
             WHERE name_words(name) @@ $1::tsquery LIMIT $2) AS found
       LEFT JOIN leagues l ON l.id = found.league_id
       ORDER BY found.id DESC`,
      [wordsQuery, maxTeams],
    );
    const newest = new Map<number, FoundTeam>();
    for (const { userId, ...team } of rows) if (!newest.has(userId)) newest.set(userId, team);
    return [...newest.values()].slice(0, limits.search.found);
  }
}
