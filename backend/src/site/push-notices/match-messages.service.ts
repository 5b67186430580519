import { type NoticedMatch, nextNotice, noticeTimes, type SentScore } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { EventStore } from '../../events/event-store.js';
import { isFollowed } from './changed-matches.service.js';
import {
  addMessage,
  type ComingMatch,
  comingMatches,
  isFirst,
  noticeAhead,
} from './push-messages.js';

const matchesAtOnce = 50;

interface NoticedRow {
  version: number;
  sentAt: Date | null;
  sent: SentScore | null;
}

/** Turns what happened in matches into messages. How far a match was announced and its message are one commit. */
@Injectable()
export class MatchMessagesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly store: EventStore,
  ) {}

  async decide(now: Date): Promise<void> {
    const due = await this.db.query<{ id: number }[]>(
      `SELECT match_id AS id FROM push_matches WHERE due_at <= $1 ORDER BY due_at LIMIT $2`,
      [now, matchesAtOnce],
    );
    for (const { id } of due)
      await this.db.transaction((manager) => this.decideMatch(manager, id, now));
  }

  private async decideMatch(manager: EntityManager, id: number, now: Date): Promise<void> {
    const [row] = await manager.query<NoticedRow[]>(
      `SELECT version, sent_at AS "sentAt", sent FROM push_matches
       WHERE match_id = $1 AND due_at <= $2 FOR UPDATE SKIP LOCKED`,
      [id, now],
    );
    if (row === undefined) return;
    const log = await this.store.forReaders.readStream(id);
    const before: NoticedMatch = { ...row, sentAt: row.sentAt?.getTime() ?? null };
    const { notice, noticed, again } = nextNotice(id, log, before, now.getTime());
    await manager.query(
      `UPDATE push_matches SET version = $2, sent_at = $3, sent = $4, due_at = $5 WHERE match_id = $1`,
      [id, noticed.version, instant(noticed.sentAt), noticed.sent, instant(again)],
    );
    if (notice !== null) await addMessage(manager, id, notice, now);
  }

  /** Matches that begin within ten minutes, each time once. */
  async announceSoon(now: Date): Promise<void> {
    const soon = { now, withinMs: noticeTimes.soonMs, followed: isFollowed };
    const coming = await comingMatches(this.db, 'soon_for', soon);
    for (const match of coming)
      await this.db.transaction((manager) => announceSoon(manager, match, now));
  }
}

async function announceSoon(manager: EntityManager, match: ComingMatch, now: Date): Promise<void> {
  if (!(await isFirst(manager, match, 'soon_for'))) return;
  await addMessage(manager, match.id, noticeAhead(match, 'soon'), now);
}

const instant = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));
