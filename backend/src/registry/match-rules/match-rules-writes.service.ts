import {
  fieldsOfRules,
  type LeagueMatchRules,
  type MatchRules,
  type MatchRulesRequest,
  presetRules,
  ruleConflict,
  ruleFields,
  type SessionUser,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { League } from '../leagues/league.entity.js';
import { LeagueMatchRulesRow } from './league-match-rules.entity.js';
import { usualRules, viewOf } from './match-rules.service.js';

@Injectable()
export class MatchRulesWritesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly audit: AuditLogService,
  ) {}

  /** Matches that have begun keep the sheet of their log. */
  change(leagueId: number, request: MatchRulesRequest, actor: SessionUser) {
    const wanted = { preset: request.preset, rules: wantedRules(request) };
    return this.db.transaction(async (manager): Promise<LeagueMatchRules> => {
      // The league's lock also holds back a second first sheet.
      const league = await manager.findOne(League, {
        where: { id: leagueId },
        lock: { mode: 'pessimistic_write' },
      });
      if (league === null) throw RefusalError.of('league.not-found');
      const known = await manager.findOneBy(LeagueMatchRulesRow, { leagueId });
      const before = known === null ? usualRules : viewOf(known);
      if (isSame(before, wanted)) return before;
      const after = { ...wanted, version: before.version + 1 };
      await manager.save(LeagueMatchRulesRow, { leagueId, ...after, updatedAt: new Date() });
      await this.audit.record(manager, {
        actor,
        action: 'league.match-rules',
        subject: { type: 'league', id: leagueId, name: league.name },
        before: auditedFields(before),
        after: auditedFields(after),
      });
      return after;
    });
  }
}

function wantedRules({ preset, rules }: MatchRulesRequest): MatchRules {
  if (preset !== 'custom') return presetRules[preset];
  if (rules === undefined) throw RefusalError.of('match-rules.missing');
  const conflict = ruleConflict(rules);
  if (conflict !== null) throw RefusalError.of(conflict.code);
  return rules;
}

type ChosenRules = Pick<LeagueMatchRules, 'preset' | 'rules'>;

function isSame(one: ChosenRules, other: ChosenRules): boolean {
  const [a, b] = [fieldsOfRules(one.rules), fieldsOfRules(other.rules)];
  return one.preset === other.preset && ruleFields.every((field) => a[field] === b[field]);
}

const auditedFields = ({ preset, rules }: ChosenRules): Record<string, unknown> => ({
  preset,
  ...fieldsOfRules(rules),
});
