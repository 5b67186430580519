import type {
  AuditAction,
  CommentaryDesk,
  CommentaryKind,
  CommentaryRecord,
  EditCommentaryRequest,
  MatchView,
  RegenerateCommentaryRequest,
  SessionUser,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { MatchCommandsService } from '../../live/commands/match-commands.service.js';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { countErasures } from '../../people/erasures/index.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { MatchReadsService } from '../../season/matches/match-reads.service.js';
import {
  CommentaryTextsService,
  type StoredText,
  type TextKey,
} from './commentary-texts.service.js';
import { LanguageModelService } from './language-model.service.js';
import { MatchFactsService } from './match-facts.service.js';
import { WriterService } from './writer.service.js';

@Injectable()
export class CommentaryDeskService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly matches: MatchReadsService,
    private readonly commands: MatchCommandsService,
    private readonly facts: MatchFactsService,
    private readonly texts: CommentaryTextsService,
    private readonly writer: WriterService,
    private readonly model: LanguageModelService,
    private readonly audit: AuditLogService,
  ) {}

  /** @throws RefusalError `match.not-found` */
  async desk(matchId: number): Promise<CommentaryDesk> {
    const match = await this.matches.get(matchId);
    const { homeTeamName, awayTeamName, matchDate } = match;
    const texts = await this.texts.ofMatch(matchId);
    return {
      matchId,
      homeTeamName,
      awayTeamName,
      matchDate,
      kind: kindOf(match),
      hasModel: this.model.configured,
      texts: texts.map(recordOf),
    };
  }

  /**
   * @throws RefusalError `match.not-found`, `commentary.not-found`, `commentary.not-yet`,
   * `commentary.changed`
   */
  edit(
    key: TextKey,
    request: EditCommentaryRequest,
    actor: SessionUser,
  ): Promise<CommentaryRecord> {
    return this.change(key, actor, async (manager, match, before) => {
      const { text, hidden, insteadOf } = request;
      if (text !== undefined && text !== before?.text) {
        if (before === null && kindOf(match) !== key.kind)
          throw RefusalError.of('commentary.not-yet');
        const logVersion = match.version;
        const edited = { text, logVersion, editor: actor.id, insteadOf };
        if (!(await this.texts.edit(manager, key, edited)))
          throw RefusalError.of('commentary.changed');
      }
      if (hidden !== undefined) await this.texts.hide(manager, key, hidden);
      if (text !== undefined) return 'commentary.edit';
      return hidden === true ? 'commentary.hide' : 'commentary.show';
    });
  }

  /**
   * Writes it again, also over an editor's text.
   * @throws RefusalError `match.not-found`, `commentary.not-yet`, `commentary.changed`
   */
  async regenerate(
    key: TextKey,
    { insteadOf }: RegenerateCommentaryRequest,
    actor: SessionUser,
  ): Promise<CommentaryRecord> {
    const namesAsOf = new Date();
    const erasures = await countErasures(this.db.manager);
    const state = await this.commands.state(key.matchId);
    const facts = await this.facts.of(state);
    if (facts === null || facts.kind !== key.kind) throw RefusalError.of('commentary.not-yet');
    // Outside the transaction: a language model takes seconds.
    const written = await this.writer.write(facts, key.language, true);
    return this.change(key, actor, async (manager, _, before) => {
      if (insteadOf !== undefined && insteadOf !== (before?.text ?? null))
        throw RefusalError.of('commentary.changed');
      const about = { logVersion: state.version, facts, namesAsOf, erasures };
      await this.texts.keep(key, written, about, { manager, overEditor: true });
      return 'commentary.regenerate';
    });
  }

  /** @param act changes the text and returns the audited action */
  private async change(
    key: TextKey,
    actor: SessionUser,
    act: (
      manager: EntityManager,
      match: MatchView,
      before: StoredText | null,
    ) => Promise<AuditAction>,
  ): Promise<CommentaryRecord> {
    const match = await this.matches.get(key.matchId);
    return this.db.transaction(async (manager) => {
      const before = await this.texts.find(key, manager);
      const action = await act(manager, match, before);
      const after = await this.texts.find(key, manager);
      if (after === null) throw RefusalError.of('commentary.not-found');
      const { homeTeamName, awayTeamName } = match;
      await this.audit.record(manager, {
        actor,
        action,
        subject: { type: 'match', id: key.matchId, name: `${homeTeamName} – ${awayTeamName}` },
        before: before && published(before),
        after: published(after),
        part: { commentary: `${after.kind}, ${after.language}` },
      });
      return recordOf(after);
    });
  }
}

export function kindOf({ status }: Pick<MatchView, 'status'>): CommentaryKind | null {
  if (status === 'completed') return 'report';
  return status === 'scheduled' ? 'preview' : null;
}

const published = ({ text, source, hidden }: StoredText) => ({ text, source, hidden });

const recordOf = ({ factsHash: _, ...record }: StoredText): CommentaryRecord => record;
