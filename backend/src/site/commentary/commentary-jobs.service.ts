import {
  type CommentaryKind,
  commentaryLanguages,
  commentaryLimits,
  type MatchState,
} from '@kolo/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { MatchCommandsService } from '../../live/commands/match-commands.service.js';
import { countErasures } from '../../people/erasures/index.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { JobsService } from '../../platform/queue/jobs.service.js';
import { CommentaryTextsService, hashOf } from './commentary-texts.service.js';
import { MatchFactsService } from './match-facts.service.js';
import { WriteCommentary } from './write-commentary.dto.js';
import { WriterService } from './writer.service.js';

const follow = 'commentary-follow';
const write = 'commentary-write';
const followEveryMs = 15_000;
/** Other results change a preview, so it is checked again this often. */
const previewHours = 6;
/** Names are read once more for as long after a change: it was not committed at once, and clocks of nodes differ. */
const overlapMinutes = 1;
/** A change of a name may be committed as long after its time. */
const longestChangeMinutes = 60;
const maxAtOnce = 200;

interface DueText {
  matchId: number;
  kind: CommentaryKind;
  /** When one of its people was last named otherwise, where the text is older. */
  renamedAt: Date | null;
}

/**
 * Finds due texts in the read models: missing, written for an older version, or with older names. A node that dies
 * between the whistle and the job therefore loses nothing.
 */
@Injectable()
export class CommentaryJobsService implements OnModuleInit {
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
    if (found.length < maxAtOnce) await this.followedTo(startedAt, found);
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

  /** What has no text with the new names yet is looked for again. */
  private async followedTo(startedAt: Date, found: readonly DueText[]): Promise<void> {
    const waiting = found.flatMap(({ renamedAt }) => renamedAt?.getTime() ?? []);
    await this.db.query('UPDATE commentary_names SET followed_to = $1', [
      new Date(Math.min(startedAt.getTime(), ...waiting)),
    ]);
  }

  /** At most so many as one run takes. */
  async due(): Promise<DueText[]> {
    // Raw SQL: read models have no entities. The mark is a value of its own, so that the planner knows how few are newer.
    const [mark] = await this.db.query<{ since: Date }[]>(
      'SELECT followed_to - make_interval(mins => $1) AS since FROM commentary_names',
      [longestChangeMinutes],
    );
    return this.db.query<DueText[]>(
      `SELECT m.id AS "matchId", due.kind,
              max(named.at) FILTER (WHERE c.names_as_of < named.at + make_interval(mins => $5)) AS "renamedAt"
       FROM matches m
       CROSS JOIN LATERAL (SELECT CASE m.status WHEN 'completed' THEN 'report' ELSE 'preview' END AS kind) due
       CROSS JOIN unnest($1::text[]) AS spoken (language)
       LEFT JOIN match_commentaries c
         ON c.match_id = m.id AND c.kind = due.kind AND c.language = spoken.language
       LEFT JOIN leagues l ON l.id = m.league_id
       LEFT JOIN (
         SELECT match_id, max(names_changed_at) AS at FROM (
           SELECT s.match_id, p.names_changed_at
           FROM players p JOIN player_stats s ON s.player_id = p.id
           WHERE p.names_changed_at > $6
           UNION ALL
           SELECT n.id, p.names_changed_at
           FROM players p JOIN matches n ON p.team_id IN (n.home_team_id, n.away_team_id)
           WHERE p.names_changed_at > $6 AND n.status = 'scheduled'
         ) renamed GROUP BY match_id
       ) named ON named.match_id = m.id
       WHERE m.outcome IS NULL
         AND (m.status = 'completed' AND m.home_score IS NOT NULL AND m.away_score IS NOT NULL
              OR m.status = 'scheduled'
                 AND m.match_date >= now()
                 AND (m.match_date <= now() + make_interval(days => $2) OR c.match_id IS NOT NULL))
         AND (c.match_id IS NULL
              OR c.source <> 'editor'
                 AND (c.log_version < m.version
                      OR c.names_as_of IS NULL
                      OR c.names_as_of < greatest(named.at, l.names_changed_at) + make_interval(mins => $5)
                      OR c.kind = 'preview' AND c.written_at < now() - make_interval(hours => $3)))
       GROUP BY m.match_date, m.id, due.kind
       ORDER BY m.match_date DESC LIMIT $4`,
      [
        [...commentaryLanguages],
        commentaryLimits.previewDays,
        previewHours,
        maxAtOnce,
        overlapMinutes,
        mark?.since,
      ],
    );
  }
}
