import { randomUUID } from 'node:crypto';
import {
  type CsvRecord,
  foldedName,
  limits,
  type PlannedCompany,
  planCompanies,
  type SessionUser,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { hash } from '@node-rs/argon2';
import type { EntityManager } from 'typeorm';
import { refuseLookalike } from '../../people/accounts/index.js';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { User } from '../../people/users/user.entity.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { NewTeamsService } from '../../registry/teams/new-teams.service.js';
import { Team } from '../../registry/teams/team.entity.js';
import type { ImportedTeam } from './import-batch.entity.js';
import type { FileKind, ImportCommand } from './table-imports.service.js';

const maxNames = 100;

/** Companies get an approved account, whose password they choose by *Forgot password*, and a team. */
@Injectable()
export class CompanyFileService implements FileKind<PlannedCompany> {
  readonly kind = 'companies';
  readonly constraints = ['users_email', 'users_username', 'teams_user_id_league_id_key'];
  /** Of a password that nobody knows: hashing one for each company would take minutes. */
  private unknownPassword: Promise<string> | undefined;

  constructor(
    private readonly teams: NewTeamsService,
    private readonly audit: AuditLogService,
  ) {}

  async plan(manager: EntityManager, leagueId: number, records: readonly CsvRecord[]) {
    const [accounts, teams] = await Promise.all([
      manager.find(User),
      manager.find(Team, { select: { userId: true }, where: { leagueId } }),
    ]);
    const owners = new Set(teams.map(({ userId }) => userId));
    return planCompanies(records, {
      accounts: accounts.map(({ id, companyName, email, companyOib, ...account }) => ({
        id,
        company: companyName,
        email,
        oib: companyOib,
        mayHaveTeam:
          account.role === 'company' && account.approved && account.deactivatedAt === null,
        hasTeam: owners.has(id),
      })),
    });
  }

  async write(
    manager: EntityManager,
    row: PlannedCompany,
    { leagueId, origin, actor }: ImportCommand,
  ): Promise<ImportedTeam> {
    const userId = row.userId ?? (await this.register(manager, row, { origin, actor }));
    const team = await this.teams.addTo(manager, { userId, leagueId }, actor);
    return { kind: 'team', ...team, userId: row.userId === null ? userId : null };
  }

  private async register(
    manager: EntityManager,
    { company, email, oib, phone }: PlannedCompany,
    { origin, actor }: Pick<ImportCommand, 'origin'> & { actor: SessionUser },
  ): Promise<number> {
    this.unknownPassword ??= hash(randomUUID());
    const username = await freeUsername(manager, company);
    const fields = { username, role: 'company', companyName: company, approved: true } as const;
    const account = manager.create(User, {
      ...fields,
      email,
      companyOib: oib,
      phone,
      language: origin.language,
      password: await this.unknownPassword,
    });
    const { id } = await manager.save(account);
    await this.audit.record(manager, {
      actor,
      action: 'account.approve',
      subject: { type: 'account', id, name: company },
      before: null,
      after: fields,
    });
    return id;
  }
}

/** `Žito d.o.o.` signs in as `zito`, the next one as `zito-2`. */
async function freeUsername(manager: EntityManager, company: string): Promise<string> {
  const name = foldedName(company)
    .replace(/[ ,]+(j?\. ?d\. ?o\. ?o|d\. ?o\. ?o|d\. ?d|obrt)\.?$/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, limits.username.max - 4);
  const base = name.length >= limits.username.min ? name : `tim-${name}`.replace(/-$/, '');
  for (let n = 1; n <= maxNames; n += 1) {
    const username = n === 1 ? base : `${base}-${n}`;
    try {
      await refuseLookalike(manager, username);
      return username;
    } catch (error) {
      if (!RefusalError.is(error, 'account.username-taken') || n === maxNames) throw error;
    }
  }
  throw RefusalError.of('account.username-taken');
}
