import {
  type AwardKind,
  awardGoesTo,
  type ChooseAwardRequest,
  type SessionUser,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { ChosenAward } from './league-award.entity.js';

type Winner = Pick<ChosenAward, 'playerId' | 'teamId' | 'userId'>;

/** What administrators chose; a choice overrides what follows from the log (docs/product.md#awards). */
@Injectable()
export class ChosenAwardsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly leagues: LeaguesService,
    private readonly audit: AuditLogService,
  ) {}

  /**
   * Without a winner the choice is undone.
   * @throws RefusalError `league.not-found`, `award.wrong-winner`
   */
  async choose(
    leagueId: number,
    kind: AwardKind,
    { text, ...request }: ChooseAwardRequest,
    actor: SessionUser,
  ): Promise<void> {
    const league = await this.leagues.get(leagueId);
    const winner = winnerOf(kind, request);
    await this.db.transaction(async (manager) => {
      if (winner !== null && !(await isOfLeague(manager, leagueId, winner)))
        throw RefusalError.of('award.wrong-winner');
      const before = await replace(manager, { leagueId, kind }, winner);
      await this.audit.record(manager, {
        actor,
        action: 'league.choose-award',
        subject: { type: 'league', id: leagueId, name: league.name },
        before: before ?? nobody,
        after: winner ?? nobody,
        part: { kind, ...(text !== undefined && { text }) },
      });
    });
  }
}

const nobody: Winner = { playerId: null, teamId: null, userId: null };

/** @throws RefusalError `award.wrong-winner` for the id of another kind of winner, or two of them */
function winnerOf(kind: AwardKind, request: Omit<ChooseAwardRequest, 'text'>): Winner | null {
  const { playerId = null, teamId = null, userId = null } = request;
  const named = { playerId, teamId, userId };
  const given = Object.entries(named).filter(([, id]) => id !== null);
  if (given.length === 0) return null;
  const [field] = given[0] ?? [];
  if (given.length > 1 || field !== `${awardGoesTo[kind]}Id`)
    throw RefusalError.of('award.wrong-winner');
  return named;
}

/** Teams and players are those of the league; a referee is any account. */
async function isOfLeague(
  manager: EntityManager,
  leagueId: number,
  { playerId, teamId, userId }: Winner,
): Promise<boolean> {
  // Raw SQL: one query over three tables.
  const [found] = await manager.query<{ known: boolean }[]>(
    `SELECT EXISTS (SELECT FROM teams WHERE id = $2 AND league_id = $1)
         OR EXISTS (SELECT FROM players p JOIN teams t ON t.id = p.team_id
                    WHERE p.id = $3 AND t.league_id = $1)
         OR EXISTS (SELECT FROM users WHERE id = $4) AS known`,
    [leagueId, teamId, playerId, userId],
  );
  return found?.known === true;
}

/** Returns what was there; two administrators at once wait for each other. */
async function replace(
  manager: EntityManager,
  key: Pick<ChosenAward, 'leagueId' | 'kind'>,
  winner: Winner | null,
): Promise<Winner | null> {
  await manager.query('SELECT FROM leagues WHERE id = $1 FOR UPDATE', [key.leagueId]);
  const before = await manager.findOneBy(ChosenAward, key);
  if (winner === null) await manager.delete(ChosenAward, key);
  else await manager.save(ChosenAward, { ...key, ...winner });
  if (before === null) return null;
  const { playerId, teamId, userId } = before;
  return { playerId, teamId, userId };
}
