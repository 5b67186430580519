import { limits, type MoveProposal, type SessionUser } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { NoticesService } from '../../people/notices/notices.service.js';
import { mapConstraintErrors } from '../../platform/api/constraints.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { Team } from '../../registry/teams/team.entity.js';
import { TeamsService } from '../../registry/teams/teams.service.js';
import { MoveProposalRow } from './move-proposal.entity.js';
import type { ProposeMoveDto } from './move-proposals.dto.js';
import { proposalView } from './proposal-view.js';
import { otherCompany, type ProposedMatch, proposedMatch } from './proposed-match.js';

const hourMs = 60 * 60 * 1000;
const refusals = { move_proposals_pending: 'proposal.pending' } as const;

/** Companies agree on another time, and an administrator confirms it. */
@Injectable()
export class MoveProposalsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly leagues: LeaguesService,
    private readonly teams: TeamsService,
    private readonly notices: NoticesService,
    private readonly audit: AuditLogService,
  ) {}

  /** The latest first; a company reads those about its own matches. @throws RefusalError `league.not-found` */
  async shownTo(reader: SessionUser, leagueId: number): Promise<MoveProposal[]> {
    await this.leagues.get(leagueId);
    const own = reader.role === 'admin' ? null : await this.teams.idsOfOwner(reader.id);
    const matches = await this.db.query<{ id: number }[]>(
      `SELECT id FROM matches WHERE league_id = $1
         AND ($2::integer[] IS NULL OR home_team_id = ANY ($2) OR away_team_id = ANY ($2))`,
      [leagueId, own],
    );
    const rows = await this.db.manager.find(MoveProposalRow, {
      where: { matchId: In(matches.map(({ id }) => id)) },
      relations: { team: true },
      order: { id: 'DESC' },
      take: limits.moveProposals.shown,
    });
    return rows.map(proposalView);
  }

  /** @throws RefusalError `match.not-found`, `match.not-scheduled`, `proposal.*`, `auth.forbidden` */
  propose(matchId: number, request: ProposeMoveDto, actor: SessionUser): Promise<MoveProposal> {
    const work = this.db.transaction(async (manager) => {
      const match = await proposedMatch(manager, matchId);
      const teamId = match.teams.find(({ userId }) => userId === actor.id)?.id;
      if (teamId === undefined) throw RefusalError.of('auth.forbidden');
      if (!match.isScheduled) throw RefusalError.of('match.not-scheduled');
      if (Date.parse(request.matchDate) <= Date.now())
        throw RefusalError.of('request.invalid', 'matchDate');
      const answerBy = new Date(
        match.matchDate.getTime() - limits.moveProposals.closeHours * hourMs,
      );
      if (answerBy.getTime() <= Date.now()) throw RefusalError.of('proposal.closed');
      await refuseTooMany(manager, match, teamId);
      await closeExpired(manager, matchId);
      const { id } = await manager.save(MoveProposalRow, {
        matchId,
        teamId,
        matchDate: new Date(request.matchDate),
        venue: request.venue,
        answerBy,
      });
      const row = await manager.findOneOrFail(MoveProposalRow, {
        where: { id },
        relations: { team: true },
      });
      const opponent = otherCompany(match, teamId);
      const notice = { kind: 'move-proposal', data: { proposalId: id } } as const;
      if (opponent !== undefined) await this.notices.add(manager, { userId: opponent }, notice);
      await this.audit.record(manager, {
        actor,
        action: 'match.propose-move',
        subject: { type: 'match', id: matchId, name: match.name },
        before: null,
        after: { teamId, matchDate: row.matchDate.toISOString(), venue: row.venue },
      });
      return proposalView(row);
    });
    return mapConstraintErrors(work, refusals);
  }
}

/** The team's lock makes those of its company count one after the other. */
async function refuseTooMany(
  manager: EntityManager,
  { leagueId }: ProposedMatch,
  teamId: number,
): Promise<void> {
  await manager.findOne(Team, { where: { id: teamId }, lock: { mode: 'pessimistic_write' } });
  const [row] = await manager.query<{ count: number }[]>(
    `SELECT count(*)::integer AS count FROM move_proposals p JOIN matches m ON m.id = p.match_id
     WHERE p.team_id = $1 AND m.league_id IS NOT DISTINCT FROM $2`,
    [teamId, leagueId],
  );
  if ((row?.count ?? 0) >= limits.moveProposals.perSeason)
    throw RefusalError.of('proposal.limit', String(limits.moveProposals.perSeason));
}

/** One that nobody answered in time blocks no other. */
const closeExpired = (manager: EntityManager, matchId: number) =>
  manager
    .createQueryBuilder()
    .update(MoveProposalRow)
    .set({ state: 'expired' })
    .where(`match_id = :matchId AND state = 'open' AND answer_by <= now()`, { matchId })
    .execute();
