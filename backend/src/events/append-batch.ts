import { leagueSchemaVersionOf, type MatchTime, schemaVersionOf } from '@kolo/domain';
import type { Pool, QueryConfig } from 'pg';
import { arrayLiteral, type ColumnValue, changesText } from './row-changes.js';
import {
  type AppendOutcome,
  type AppendRefusal,
  type ClockLease,
  type CommandSender,
  type EventMetadata,
  type NewEvent,
  nothingChanged,
  type StreamAppend,
  type UnchangedCommand,
} from './stored-event.js';

export type BatchAnswer =
  | { written: true }
  | { written: false; refused: Map<number, AppendOutcome> };

interface RefusalRow {
  stream: number;
  refusal: AppendRefusal;
}

/** Writes all or nothing. @throws a unique violation when another append was first */
export async function appendBatch(
  pool: Pool,
  items: readonly StreamAppend[],
  careful: boolean,
): Promise<BatchAnswer> {
  const { rows } = await pool.query<RefusalRow>(appendStatement(items, careful));
  if (rows.length === 0) return { written: true };
  const refused = rows.map(({ stream, refusal }): [number, AppendOutcome] => [
    stream,
    { ok: false, reason: refusal },
  ]);
  return { written: false, refused: new Map(refused) };
}

/** The statement of `appendBatch`, by rising stream so that two nodes cannot deadlock. */
export function appendStatement(items: readonly StreamAppend[], careful: boolean): QueryConfig {
  const sorted = items.toSorted((a, b) => a.stream - b.stream);
  const streams: number[] = [];
  const lines = new EventLines();
  for (const { stream, expectedVersion, events, unchanged = [] } of sorted) {
    streams.push(stream, expectedVersion);
    for (const event of events) lines.add(stream, event);
    for (const command of unchanged) lines.addUnchanged(stream, command);
  }
  // Without an event no unique version stops what was decided on an old one.
  const withoutEvents = sorted.some(({ events }) => events.length === 0);
  return {
    name: 'append_timed_lines',
    text: 'SELECT * FROM append_timed_lines($1, $2, $3, $4, $5, $6, $7, $8, $9)',
    values: [
      arrayLiteral(streams),
      ...lines.values(),
      changesText(sorted.map(({ rows }) => rows)),
      careful || withoutEvents,
      ...leaseLists(sorted),
    ],
  };
}

function leaseLists(items: readonly StreamAppend[]): [string, string] | [null, null] {
  if (items.every(({ lease }) => lease == null)) return [null, null];
  const held = items.flatMap(({ stream, lease }): [number, ClockLease][] =>
    lease == null ? [] : [[stream, lease]],
  );
  return [
    arrayLiteral(held.flatMap(([stream, { turn }]) => [stream, turn])),
    arrayLiteral(held.map(([, { device }]) => device)),
  ];
}

/** The match columns of an event of another stream. */
const noTime: MatchTime = { half: null, second: null };

class EventLines {
  private readonly numbers: ColumnValue[] = [];
  private readonly texts: string[] = [];
  private readonly moments: string[] = [];
  private readonly documents: unknown[] = [];

  add(stream: number, { event, commandSeq, ...sender }: NewEvent): void {
    const { version, type, at, data } = event;
    const inMatch = 'half' in event;
    const schemaVersion = inMatch ? schemaVersionOf(event.type) : leagueSchemaVersionOf(event.type);
    const { half, second, period = null, played = null } = inMatch ? event : noTime;
    this.numbers.push(stream, version, schemaVersion, half, second, commandSeq, period, played);
    this.push(type, at, data, sender);
  }

  addUnchanged(stream: number, { at, version, ...sender }: UnchangedCommand): void {
    this.numbers.push(stream, null, 1, null, null, 0, null, null);
    this.push(nothingChanged, at, { version }, sender);
  }

  values(): string[] {
    const { numbers, texts, moments, documents } = this;
    return [...[numbers, texts, moments].map(arrayLiteral), JSON.stringify(documents)];
  }

  private push(type: string, at: string, fact: object, sender: CommandSender): void {
    this.texts.push(type, sender.commandId);
    this.moments.push(at);
    this.documents.push(fact, metadataOf(sender));
  }
}

function metadataOf({
  actorId,
  device,
  tablet,
  requestId,
  correlation,
  isConsole,
  ofLeague,
  requestHash,
}: CommandSender): EventMetadata {
  return {
    actor: actorId === null ? null : { id: actorId },
    device,
    ...(tablet === undefined ? {} : { tablet }),
    requestId,
    ...(correlation === undefined ? {} : { correlation }),
    ...(ofLeague === undefined ? {} : { ofLeague }),
    ...(requestHash === undefined ? {} : { requestHash }),
    ...(isConsole === true ? { console: true } : {}),
  };
}
