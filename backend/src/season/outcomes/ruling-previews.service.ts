import {
  decide,
  leagueTable,
  type MatchState,
  type RulingCommand,
  type RulingPreview,
  shownScoreOf,
  tableInputAfter,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { MatchCommandsService } from '../../live/commands/match-commands.service.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { NoShowsService } from '../statistics/no-shows.service.js';
import { TableReadsService } from '../statistics/table-reads.service.js';
import { RulingRulesService } from './ruling-rules.service.js';
import type { RulingPreviewDto } from './rulings.dto.js';

/** Computes a ruling's effect on the table and writes nothing. */
@Injectable()
export class RulingPreviewsService {
  constructor(
    private readonly commands: MatchCommandsService,
    private readonly rules: RulingRulesService,
    private readonly leagues: LeaguesService,
    private readonly tables: TableReadsService,
    private readonly noShows: NoShowsService,
  ) {}

  /** @throws RefusalError where the ruling itself would be refused */
  async of(matchId: number, ruling: RulingPreviewDto): Promise<RulingPreview> {
    const before = await this.commands.state(matchId);
    const command = await this.commandOf(before, ruling);
    const at = new Date().toISOString();
    const decision = decide(before, command, { commandId: 'preview', at });
    if (!decision.ok) throw new RefusalError(decision.refusal);
    const { home: homeScore, away: awayScore } = shownScoreOf(decision.state);
    const tables = await this.tablesOf(before, decision.state);
    const noShows = ruling.ruling === 'award' ? await this.noShows.of(decision.state) : [];
    return { homeScore, awayScore, ...tables, ...(noShows.length > 0 && { noShows }) };
  }

  private async tablesOf(
    before: MatchState,
    after: MatchState,
  ): Promise<Pick<RulingPreview, 'before' | 'after'>> {
    if (before.leagueId === null) return { before: [], after: [] };
    const league = await this.leagues.get(before.leagueId);
    const { input } = await this.tables.of(league);
    const changed = tableInputAfter(input, { before: [before], after: [after] });
    return { before: leagueTable(input), after: leagueTable(changed) };
  }

  private async commandOf(
    { leagueId }: MatchState,
    { ruling, winner = 'none', cause = 'decision', ...award }: RulingPreviewDto,
  ): Promise<RulingCommand> {
    switch (ruling) {
      case 'award':
        return this.rules.award(leagueId, { winner, cause, ...award });
      case 'annul':
        return this.rules.annul(leagueId, 'decision');
      case 'revoke-award':
        return { type: 'RevokeRuling', ruling: 'award' };
      case 'revoke-annulment':
        return { type: 'RevokeRuling', ruling: 'annulment' };
    }
  }
}
