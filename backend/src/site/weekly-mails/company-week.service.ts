import { zagrebWallTime } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Language } from '../../platform/api/language.js';
import { MatchRulesService } from '../../registry/match-rules/match-rules.service.js';
import { DisciplineService } from '../../season/discipline/discipline.service.js';
import { MatchReadsService } from '../../season/matches/match-reads.service.js';
import { keepsFromPlaying, suspensionLine } from '../../season/notices/index.js';
import {
  fixtureLine,
  type IncompleteList,
  incompleteLists,
  suspendedPeople,
  upcomingMatches,
} from './week-texts.js';

interface OwnTeam {
  id: number;
  name: string;
  leagueId: number;
  approved: number;
}

/** What the week of a company is about: its teams in leagues that are played. */
@Injectable()
export class CompanyWeekService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly matches: MatchReadsService,
    private readonly discipline: DisciplineService,
    private readonly rules: MatchRulesService,
  ) {}

  async partsFor(userId: number, language: Language): Promise<string[]> {
    const fixtures: string[] = [];
    const suspended: string[] = [];
    const incomplete: IncompleteList[] = [];
    for (const team of await this.teamsOf(userId)) {
      const next = await this.matches.nextOf(team.id, language);
      // Without a match to come nobody needs to know who may not play in it.
      if (next === null) continue;
      fixtures.push(fixtureLine(next, language));
      suspended.push(...(await this.suspendedIn(team, language)));
      const { rules } = await this.rules.of(team.leagueId);
      const needed = rules.playersOnPitch;
      if (team.approved < needed) incomplete.push({ ...team, needed });
    }
    return [
      ...upcomingMatches(fixtures, language),
      ...suspendedPeople(suspended, language),
      ...incompleteLists(incomplete, language),
    ];
  }

  private teamsOf(userId: number): Promise<OwnTeam[]> {
    return this.db.query<OwnTeam[]>(
      `SELECT t.id, t.name, t.league_id AS "leagueId", (
         SELECT count(*)::integer FROM players p
         WHERE p.team_id = t.id AND p.status = 'approved' AND p.withdrawn_at IS NULL
       ) AS approved
       FROM teams t JOIN leagues l ON l.id = t.league_id
       WHERE t.user_id = $1 AND l.is_active ORDER BY l.start_date DESC, t.id`,
      [userId],
    );
  }

  private async suspendedIn({ id, name, leagueId }: OwnTeam, language: Language) {
    const { people, officials } = await this.discipline.of(leagueId);
    const { day } = zagrebWallTime(Date.now());
    return [...people, ...officials]
      .filter(({ teamId }) => teamId === id)
      .flatMap((record) =>
        record.bans
          .filter((ban) => keepsFromPlaying(ban, day))
          .map((ban) => suspensionLine({ name: record.name, team: name, ban }, language)),
      );
  }
}
