import type { MatchCommand, SessionUser, TeamView } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { MatchCommandsService } from '../../live/commands/match-commands.service.js';
import type { CommandHeaders } from '../../platform/api/command-origin.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { TeamEditsService } from '../../registry/teams/team-edits.service.js';

/** A match that was started since it was read is not in this state: it refuses, and goes on. */
const callOff = {
  type: 'ChangeState',
  wanted: { status: 'cancelled', matchState: 'pre-match' },
} as const satisfies MatchCommand;

const hasBegun = (error: unknown): boolean =>
  error instanceof RefusalError &&
  (error.refusal.code === 'match.state-contradiction' ||
    error.refusal.code === 'match.transition-not-allowed');

@Injectable()
export class TeamDeparturesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly commands: MatchCommandsService,
    private readonly teams: TeamEditsService,
  ) {}

  /**
   * Cancels its fixtures first, as events, so that calendars and pages show it.
   * @throws RefusalError `team.not-found`, `team.no-league`, `team.has-played`
   */
  async leave(teamId: number, actor: SessionUser, origin: CommandHeaders): Promise<TeamView> {
    const matches = await this.db.query<{ id: number; status: string }[]>(
      `SELECT m.id, m.status FROM matches m JOIN teams t ON t.league_id = m.league_id
       WHERE t.id = $1 AND t.id IN (m.home_team_id, m.away_team_id) AND m.status <> 'cancelled'
       ORDER BY m.id`,
      [teamId],
    );
    if (matches.some(({ status }) => status !== 'scheduled'))
      throw RefusalError.of('team.has-played');
    if (matches.length > 0)
      await this.callOff(
        matches.map(({ id }) => id),
        origin,
      );
    return this.teams.leaveLeague(teamId, actor);
  }

  private async callOff(matchIds: readonly number[], origin: CommandHeaders): Promise<void> {
    try {
      await this.commands.executeTogether(
        matchIds.map((matchId) => ({ matchId, command: callOff })),
        origin,
      );
    } catch (error) {
      throw hasBegun(error) ? RefusalError.of('team.has-played') : error;
    }
  }
}
