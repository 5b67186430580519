import {
  erasedInside,
  headerIn,
  playerCells,
  playerColumns,
  type SharedExport,
  writtenCell,
  zagrebWallTime,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Language } from '../../platform/api/language.js';
import { csvText } from '../../platform/csv/csv-records.js';
import { countedYellow, countsCardsAlone } from '../../projections/standing-rulings.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { PlayersService } from '../../registry/players/players.service.js';
import { PlayerFileService } from '../imports/player-file.service.js';
import { MatchReadsService } from '../matches/match-reads.service.js';
import { LeagueTableService } from '../statistics/league-table.service.js';
import { TopListsService } from '../statistics/top-lists.service.js';
import { exportColumns } from './export-columns.js';

type Cell = string | number | null | undefined;

interface PersonRow {
  playerId: number;
  team: string;
}

/** Tables of a league as files for spreadsheets. */
@Injectable()
export class ExportsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly leagues: LeaguesService,
    private readonly tables: LeagueTableService,
    private readonly topLists: TopListsService,
    private readonly matches: MatchReadsService,
    private readonly playerFile: PlayerFileService,
    private readonly playerNames: PlayersService,
  ) {}

  /** @throws RefusalError `league.not-found` */
  async file(leagueId: number, kind: SharedExport, language: Language): Promise<string> {
    const { id } = await this.leagues.get(leagueId);
    const rows = erasedInside<Cell[][]>(language, await this.rows(id, kind));
    const cells = rows.map((row) => row.map((cell) => textOf(cell)));
    return csvText([exportColumns[kind][language], ...cells]);
  }

  /** In the form that an import reads. @throws RefusalError `league.not-found` */
  async players(leagueId: number, language: Language): Promise<string> {
    const { id } = await this.leagues.get(leagueId);
    const league = await this.playerFile.known(this.db.manager, id);
    const active = league.players.filter(({ isActive }) => isActive);
    const header = headerIn(playerColumns, language).slice(0, 4);
    return csvText([header, ...active.map((player) => playerCells(player, league))]);
  }

  private rows(leagueId: number, kind: SharedExport): Promise<Cell[][]> {
    switch (kind) {
      case 'table':
        return this.table(leagueId);
      case 'results':
        return this.results(leagueId);
      case 'scorers':
        return this.scorers(leagueId);
      case 'cards':
        return this.cards(leagueId);
      case 'attendance':
        return this.attendance(leagueId);
    }
  }

  private async table(leagueId: number): Promise<Cell[][]> {
    const rows = await this.tables.of(leagueId);
    return rows.map((row) => [
      ...[row.unranked ? null : row.position, row.teamName, row.played],
      ...[row.won, row.drawn, row.lost, row.goalsFor, row.goalsAgainst, row.goalDifference],
      ...[row.yellowCards, row.redCards, row.points],
    ]);
  }

  private async results(leagueId: number): Promise<Cell[][]> {
    const matches = await this.matches.ofLeague(leagueId);
    return matches.map((match) => {
      const { day, time } = zagrebWallTime(match.matchDate);
      return [
        ...[match.round, day, time, match.venue, match.homeTeamName, match.awayTeamName],
        ...[match.homeScore, match.awayScore, match.status, match.outcome, match.id],
      ];
    });
  }

  private async scorers(leagueId: number): Promise<Cell[][]> {
    const scorers = await this.topLists.scorers(leagueId);
    return scorers.map(({ player, team, goals }) => [
      `${player.firstName} ${player.lastName}`.trim(),
      ...[team.name, goals],
    ]);
  }

  private async cards(leagueId: number): Promise<Cell[][]> {
    const rows = await this.db.query<
      (PersonRow & { yellow: number; red: number; exclusions: number })[]
    >(
      `SELECT p.id AS "playerId", t.name AS team,
              sum(${countedYellow})::integer AS yellow, sum(s.red_cards)::integer AS red,
              sum(s.two_min_penalties)::integer AS exclusions
       FROM player_stats s
       JOIN matches m ON m.id = s.match_id
       JOIN players p ON p.id = s.player_id
       JOIN teams t ON t.id = p.team_id
       WHERE m.league_id = $1
         AND (m.outcome IS NULL OR m.outcome = 'awarded' OR ${countsCardsAlone})
       GROUP BY p.id, t.id
       HAVING sum(${countedYellow} + s.red_cards + s.two_min_penalties) > 0
       ORDER BY red DESC, yellow DESC, exclusions DESC, p.id`,
      [leagueId],
    );
    const nameOf = await this.namesOf(rows);
    return rows.map((row) => [nameOf(row), row.team, row.yellow, row.red, row.exclusions]);
  }

  private async attendance(leagueId: number): Promise<Cell[][]> {
    const rows = await this.db.query<
      (PersonRow & { round: number | null; at: Date; home: string; away: string; number: number })[]
    >(
      `SELECT m.round, m.match_date AS at, h.name AS home, a.name AS away, t.name AS team,
              p.jersey_number AS number, p.id AS "playerId"
       FROM player_stats s
       JOIN matches m ON m.id = s.match_id
       JOIN players p ON p.id = s.player_id
       JOIN teams t ON t.id = p.team_id
       JOIN teams h ON h.id = m.home_team_id
       JOIN teams a ON a.id = m.away_team_id
       WHERE m.league_id = $1
       ORDER BY m.match_date, m.id, t.id <> m.home_team_id, p.jersey_number, p.id`,
      [leagueId],
    );
    const nameOf = await this.namesOf(rows);
    return rows.map((row) => [
      ...[row.round, zagrebWallTime(row.at.toISOString()).day, row.home, row.away],
      ...[row.team, row.number, nameOf(row)],
    ]);
  }

  private async namesOf(rows: readonly PersonRow[]): Promise<(row: PersonRow) => string> {
    const named = await this.playerNames.named([...new Set(rows.map(({ playerId }) => playerId))]);
    return ({ playerId }) => named.get(playerId)?.name ?? '';
  }
}

/** Below zero is a number, and no formula. */
const textOf = (cell: Cell): string =>
  typeof cell === 'number' ? String(cell) : writtenCell(cell ?? '');
