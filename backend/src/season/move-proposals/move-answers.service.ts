import type { AnswerMoveRequest, MoveProposal, ProposalState, SessionUser } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { MatchCommandsService } from '../../live/commands/match-commands.service.js';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { NoticesService } from '../../people/notices/notices.service.js';
import type { CommandHeaders } from '../../platform/api/command-origin.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { MoveProposalRow } from './move-proposal.entity.js';
import { proposalView, stateNow } from './proposal-view.js';
import { otherCompany, type ProposedMatch, proposedMatch } from './proposed-match.js';

type Answer = AnswerMoveRequest['state'];

/** From the other company's answer to the administrator's confirmation, which moves the match. */
@Injectable()
export class MoveAnswersService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly commands: MatchCommandsService,
    private readonly notices: NoticesService,
    private readonly audit: AuditLogService,
  ) {}

  /** The same answer twice is the first one. @throws RefusalError `proposal.*`, `match.not-scheduled`, `auth.forbidden` */
  answer(
    id: number,
    wanted: Answer,
    actor: SessionUser,
    origin: CommandHeaders,
  ): Promise<MoveProposal> {
    return this.db.transaction(async (manager) => {
      const { row, match } = await locked(manager, id);
      refuseStranger(wanted, actor, { row, match });
      const state = stateNow(row);
      if (state === wanted) return proposalView(row);
      refuseWrongOrder(state, wanted, actor);
      // The row is locked, so nobody else confirms meanwhile; a retry finds the match there already.
      if (wanted === 'confirmed') await this.move(row, origin);
      return this.change(manager, { row, match }, wanted, actor);
    });
  }

  /** @throws RefusalError `proposal.*`; `auth.forbidden` of the other company */
  withdraw(id: number, actor: SessionUser): Promise<void> {
    return this.db.transaction(async (manager) => {
      const { row, match } = await locked(manager, id);
      if (row.team?.userId !== actor.id) throw RefusalError.of('auth.forbidden');
      const state = stateNow(row);
      if (state === 'withdrawn') return;
      if (state !== 'open' && state !== 'accepted') throw RefusalError.of('proposal.closed');
      await this.change(manager, { row, match }, 'withdrawn', actor);
    });
  }

  private async move({ matchId, matchDate, venue }: MoveProposalRow, origin: CommandHeaders) {
    const command = {
      type: 'RescheduleMatch',
      matchDate: matchDate.toISOString(),
      venue,
    } as const;
    await this.commands.execute(matchId, command, origin);
  }

  private async change(
    manager: EntityManager,
    { row, match }: Proposal,
    state: ProposalState,
    actor: SessionUser,
  ): Promise<MoveProposal> {
    const before = row.state;
    row.state = state;
    await manager.update(MoveProposalRow, { id: row.id }, { state });
    const owner = row.team?.userId;
    // The answer is mailed to the company that proposed the move; a moved match is mailed to both.
    if ((state === 'accepted' || state === 'declined') && owner !== undefined)
      await this.notices.add(
        manager,
        { userId: owner },
        { kind: 'move-proposal', data: { proposalId: row.id } },
      );
    await this.audit.record(manager, {
      actor,
      action: 'match.answer-move',
      subject: { type: 'match', id: match.id, name: match.name },
      before: { status: before },
      after: { status: state },
    });
    return proposalView(row);
  }
}

interface Proposal {
  row: MoveProposalRow;
  match: ProposedMatch;
}

async function locked(manager: EntityManager, id: number): Promise<Proposal> {
  const known = await manager.findOne(MoveProposalRow, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  if (known === null) throw RefusalError.of('proposal.not-found');
  const row = await manager.findOneOrFail(MoveProposalRow, {
    where: { id },
    relations: { team: true },
  });
  return { row, match: await proposedMatch(manager, row.matchId) };
}

/** Companies answer each other; an administrator decides afterwards, not before. */
function refuseStranger(wanted: Answer, actor: SessionUser, { row, match }: Proposal): void {
  const isOpponent = otherCompany(match, row.teamId) === actor.id;
  const may = actor.role === 'admin' ? wanted !== 'accepted' : isOpponent && wanted !== 'confirmed';
  if (!may) throw RefusalError.of('auth.forbidden');
}

function refuseWrongOrder(state: ProposalState, wanted: Answer, { role }: SessionUser): void {
  if (wanted === 'confirmed' && state === 'open') throw RefusalError.of('proposal.not-accepted');
  const isPending = state === 'open' || (state === 'accepted' && role === 'admin');
  if (!isPending) throw RefusalError.of('proposal.closed');
}
