import { type AuditPage, rowOf } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { EventStore } from '../../events/event-store.js';
import type { LoggedCommand } from '../../events/log-reader.js';
import { AuditLogService } from './audit-log.service.js';
import { AuditNamesService } from './audit-names.service.js';
import { type AuditPlace, newestFirst, type PlacedEntry, placeToText } from './audit-place.js';
import { type EntryThen, matchOf, withFixture } from './fixture-then.js';

/** What the administrator reads: the audit's own entries, and from the match log what was done to matches. */
@Injectable()
export class AuditPagesService {
  constructor(
    private readonly audit: AuditLogService,
    private readonly matches: EventStore,
    private readonly names: AuditNamesService,
  ) {}

  /** @param before `next` of the page before; null for the newest */
  async page(before: AuditPlace | null, limit: number): Promise<AuditPage> {
    const [own, commands] = await Promise.all([
      this.audit.read(before, limit + 1),
      this.matches.forReaders.administrativeCommands(before, limit + 1),
    ]);
    const all = [...own, ...commands.map(entryOf)].sort(newestFirst);
    const shown = all.slice(0, limit);
    const last = shown.at(-1);
    const named = await this.names.given(await this.withFixtures(shown));
    return {
      entries: named.map(withInstant),
      next: all.length > limit && last !== undefined ? placeToText(last) : null,
    };
  }

  /** From the log, which keeps deleted matches as well. */
  private async withFixtures(entries: readonly PlacedEntry[]): Promise<EntryThen[]> {
    const matches = new Set(entries.map(matchOf).filter((id) => id !== null));
    const events = await this.matches.forReaders.fixtureEvents([...matches]);
    return entries.map((entry) => withFixture(entry, events));
  }
}

/** A whole schedule is one entry, as it was one command. */
function entryOf(command: LoggedCommand): PlacedEntry {
  const { id, at, actor, type, undone, stream, events, data } = command;
  const entry = { id, at, actor, subject: { type: 'match', id: stream, name: null } };
  if (undone !== null)
    return {
      ...entry,
      action: `match.undo-${rowOf(undone).audit ?? undone}`,
      before: data,
      after: null,
    };
  const leagueId = command.ofLeague ?? (type === 'MatchScheduled' ? data.leagueId : null);
  return {
    ...entry,
    action: `match.${rowOf(type).audit ?? type}`,
    before: null,
    after:
      events === 1 && command.ofLeague === null
        ? data
        : { matches: events, ...(leagueId === null ? {} : { leagueId }) },
  };
}

const withInstant = <Entry extends AuditPlace>({ at, ...entry }: Entry) => ({
  ...entry,
  at: new Date(Number(BigInt(at) / 1000n)).toISOString(),
});
