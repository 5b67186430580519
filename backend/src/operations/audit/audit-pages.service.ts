import type { AuditPage } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { EventStore } from '../../events/event-store.js';
import { AdministrativeCommandsService } from './administrative-commands.service.js';
import { AuditEntriesService } from './audit-entries.service.js';
import { AuditNamesService } from './audit-names.service.js';
import { type AuditPlace, newestFirst, type PlacedEntry, placeToText } from './audit-place.js';
import { AuditedDecisionsService } from './audited-decisions.service.js';
import { type EntryThen, matchOf, withFixture } from './fixture-then.js';

@Injectable()
export class AuditPagesService {
  constructor(
    private readonly recorded: AuditEntriesService,
    private readonly matches: AdministrativeCommandsService,
    private readonly decisions: AuditedDecisionsService,
    private readonly log: EventStore,
    private readonly names: AuditNamesService,
  ) {}

  async page(before: AuditPlace | null, limit: number): Promise<AuditPage> {
    const sources = [this.recorded, this.matches, this.decisions];
    const read = await Promise.all(sources.map((source) => source.read(before, limit + 1)));
    const all = read.flat().sort(newestFirst);
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
    const types = ['MatchScheduled', 'MatchRescheduled'] as const;
    const streams = await this.log.forReaders.readStreams([...matches], types);
    return entries.map((entry) => withFixture(entry, streams.get(matchOf(entry) ?? 0) ?? []));
  }
}

const withInstant = <Entry extends AuditPlace>({ at, ...entry }: Entry) => ({
  ...entry,
  at: new Date(Number(BigInt(at) / 1000n)).toISOString(),
});
