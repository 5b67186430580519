import { type RefereeRules, type SessionUser, usualRefereeRules } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { RefusalError } from '../../platform/api/refusal.error.js';

/** From the first rules on, every scheduled match of the league has their places. */
@Injectable()
export class RefereeRulesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly audit: AuditLogService,
  ) {}

  /** @throws RefusalError `league.not-found` */
  async of(leagueId: number): Promise<RefereeRules> {
    return (await this.read(this.db.manager, leagueId)).rules;
  }

  /** @throws RefusalError `league.not-found` */
  set(leagueId: number, rules: RefereeRules, actor: SessionUser): Promise<RefereeRules> {
    return this.db.transaction(async (manager) => {
      const before = await this.read(manager, leagueId, 'FOR NO KEY UPDATE OF l');
      await manager.query(
        `INSERT INTO referee_rules (league_id, rules) VALUES ($1, $2)
         ON CONFLICT (league_id) DO UPDATE SET rules = excluded.rules`,
        [leagueId, JSON.stringify(rules)],
      );
      await this.audit.record(manager, {
        actor,
        action: 'league.referee-rules',
        subject: { type: 'league', id: leagueId, name: before.name },
        before: auditedFields(before.rules),
        after: auditedFields(rules),
      });
      return rules;
    });
  }

  private async read(
    manager: EntityManager,
    leagueId: number,
    lock = '',
  ): Promise<{ name: string; rules: RefereeRules }> {
    const [league] = await manager.query<{ name: string; rules: RefereeRules | null }[]>(
      `SELECT l.name, r.rules FROM leagues l LEFT JOIN referee_rules r ON r.league_id = l.id
       WHERE l.id = $1 ${lock}`,
      [leagueId],
    );
    if (league === undefined) throw RefusalError.of('league.not-found');
    return { name: league.name, rules: league.rules ?? usualRefereeRules };
  }
}

const auditedFields = ({ roles, ...rules }: RefereeRules): Record<string, unknown> => ({
  refereeRoles: roles.map(({ role, feeCents }) => `${role} ${feeCents}`).join(', '),
  ...rules,
});
