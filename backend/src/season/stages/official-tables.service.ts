import type { SeasonStage, StageReading } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { MatchCommandsService } from '../../live/commands/match-commands.service.js';

interface Row {
  id: number;
  isOpen: boolean;
}

/** Whether everything that a stage follows from is final. */
@Injectable()
export class OfficialTablesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly commands: MatchCommandsService,
  ) {}

  async isOfficial(
    leagueId: number,
    { entries, stageId: before }: SeasonStage,
    stages: readonly StageReading[],
  ): Promise<boolean> {
    const sources = new Set(entries.map(({ source }) => source));
    const needsGroups = sources.has('group') || sources.has('best');
    const needsTies = sources.has('winner') || sources.has('loser');
    const needed = stages
      .map(({ stage }) => stage)
      .filter(
        ({ stageId, kind }) => stageId < before && (kind === 'groups' ? needsGroups : needsTies),
      )
      .map(({ stageId }) => stageId);
    const rows = await this.db.query<Row[]>(
      `SELECT id, status <> 'completed' AS "isOpen" FROM matches
       WHERE league_id = $1 AND (status <> 'cancelled' OR outcome = 'abandoned')
         AND (stage_id = ANY ($2) OR stage_id IS NULL AND $3)
       ORDER BY match_date DESC`,
      [leagueId, needed, sources.has('table')],
    );
    if (rows.some(({ isOpen }) => isOpen)) return false;
    for (const { id } of rows) if (!(await this.commands.isOfficial(id))) return false;
    return true;
  }
}
