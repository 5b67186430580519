import { commentaryLanguages, type MatchState } from '@kolo/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { MatchCommandsService } from '../../live/commands/match-commands.service.js';
import { countErasures } from '../../people/erasures/index.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { JobsService } from '../../platform/queue/jobs.service.js';
import { MatchTurn } from '../../projections/match-turn.js';
import { CommentaryTextsService, hashOf } from './commentary-texts.service.js';
import { type DueText, dueTexts, maxAtOnce } from './due-texts.js';
import { MatchFactsService } from './match-facts.service.js';
import { WriteCommentary } from './write-commentary.dto.js';
import { WriterService } from './writer.service.js';

const follow = 'commentary-follow';
const write = 'commentary-write';
const followEveryMs = 15_000;

/**
 * Finds due texts in the read models: missing, written for an older version, or with older names. A node that dies
 * between the whistle and the job therefore loses nothing.
 */
@Injectable()
export class CommentaryJobsService implements OnModuleInit {
  private readonly turn = new MatchTurn();

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly jobs: JobsService,
    private readonly commands: MatchCommandsService,
    private readonly facts: MatchFactsService,
    private readonly texts: CommentaryTextsService,
    private readonly writer: WriterService,
  ) {}

  onModuleInit(): void {
    this.jobs.every(follow, followEveryMs, () => this.follow());
    this.jobs.handle(write, (job: WriteCommentary) => this.write(job), {
      shape: WriteCommentary,
      attempts: 6,
      backoffMs: 60_000,
    });
  }

  async follow(): Promise<void> {
    const startedAt = new Date();
    const found = await this.due();
    for (const { matchId, kind } of found)
      await this.jobs.enqueue(write, { matchId, kind }, { id: `${matchId}-${kind}` });
    if (found.length === maxAtOnce) return;
    await this.followedTo(startedAt, found);
    await this.turn.advance(this.db);
  }

  /** Writes both languages; running it again changes nothing. */
  async write({ matchId, kind }: WriteCommentary): Promise<void> {
    const namesAsOf = new Date();
    const erasures = await countErasures(this.db.manager);
    const state = await this.stateOf(matchId);
    const facts = state === null ? null : await this.facts.of(state);
    // Deleted, reopened or cancelled since the job was made.
    if (state === null || facts === null || facts.kind !== kind) return;
    const about = { logVersion: state.version, facts, namesAsOf, erasures };
    for (const language of commentaryLanguages) {
      const key = { matchId, kind, language };
      const stored = await this.texts.find(key);
      if (stored?.source === 'editor') continue;
      if (stored?.factsHash === hashOf(facts)) await this.texts.confirm(key, about);
      else {
        const written = await this.writer.write(facts, language);
        await this.texts.keep(key, written, about);
      }
    }
  }

  private async stateOf(matchId: number): Promise<MatchState | null> {
    try {
      return await this.commands.state(matchId);
    } catch (error) {
      if (error instanceof RefusalError) return null;
      throw error;
    }
  }

  /** Looks again for matches that have no text with the new names yet. */
  private async followedTo(startedAt: Date, found: readonly DueText[]): Promise<void> {
    const waiting = found.flatMap(({ renamedAt }) => renamedAt?.getTime() ?? []);
    await this.db.query('UPDATE commentary_names SET followed_to = $1', [
      new Date(Math.min(startedAt.getTime(), ...waiting)),
    ]);
  }

  /** At most as many as one run takes. */
  due(): Promise<DueText[]> {
    return dueTexts(this.db, this.turn);
  }
}
