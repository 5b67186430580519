import {
  type Envelope,
  isConsoleName,
  type LeagueEvent,
  type LoggedEvent,
  type LoggedLeagueEvent,
  type LoggedMatchEvent,
  type MatchEvent,
  type Period,
  type PlayTime,
  upcast,
  upcastLeague,
} from '@kolo/domain';
import { UnavailableError } from '../platform/api/unavailable.js';
import type { RowChanges } from './row-changes.js';
import { isLeagueStream } from './stream-ids.js';

export interface CommandSender {
  commandId: string;
  actorId: number | null;
  device: string | null;
  /** The own name of a device with a grant. */
  tablet?: string;
  requestId: string | null;
  correlation?: string;
  isConsole?: boolean;
  ofLeague?: number;
  /** Only a command's first event in a stream has it. */
  requestHash?: string;
}

export type AnyLoggedEvent = LoggedMatchEvent | LoggedLeagueEvent;

export interface NewEvent<Event extends AnyLoggedEvent = AnyLoggedEvent> extends CommandSender {
  event: Event;
  commandSeq: number;
}

/** The log keeps the id of a command without effect, so that a repeat has no effect later either. */
export interface UnchangedCommand extends CommandSender {
  at: string;
  version: number;
  requestHash: string;
}

/** Which device holds the clock of a match; `turn` rises with each take-over and is 0 before the first. */
export interface ClockLease {
  device: string;
  turn: number;
}

export interface StreamAppend {
  stream: number;
  expectedVersion: number;
  events: readonly NewEvent[];
  unchanged?: readonly UnchangedCommand[];
  /** The lease under which events of the clock were decided; one of turn 0 is acquired with them. */
  lease?: ClockLease | null;
  rows: RowChanges;
}

export type AppendOutcome =
  | { ok: true }
  | {
      ok: false;
      reason: AppendRefusal;
    };

export type AppendRefusal = 'version-conflict' | 'duplicate-command' | 'clock-taken';

export interface StoredEvent<Event extends LoggedEvent> {
  event: Event;
  stream: number;
  position: string;
  commandId: string;
  commandSeq: number;
  actorId: number | null;
  device: string | null;
  tablet?: string;
  requestId: string | null;
  ofLeague: number | null;
  requestHash: string | null;
  recordedAt: string;
}

export type StoredMatchEvent = StoredEvent<LoggedMatchEvent>;
export type StoredLeagueEvent = StoredEvent<LoggedLeagueEvent>;
export type AnyStoredEvent = StoredMatchEvent | StoredLeagueEvent;

export interface UnchangedBefore extends Pick<CommandSender, 'actorId' | 'device' | 'tablet'> {
  stream: number;
  version: number;
  requestHash: string | null;
}

export interface StoredCommand {
  events: AnyStoredEvent[];
  unchanged: UnchangedBefore | null;
}

export interface EventMetadata {
  actor: { id: number } | null;
  device: string | null;
  tablet?: string;
  requestId: string | null;
  correlation?: string;
  ofLeague?: number;
  requestHash?: string;
  /** Written at the console; older rows have only the name of a grant's device. */
  console?: true;
}

export interface EventRow {
  position: string;
  stream: number;
  version: number;
  type: string;
  schema_version: number;
  half: 1 | 2 | null;
  second: number | null;
  /** Null for events of matches without a rule sheet, as all were once. */
  period: Period | null;
  played: number | null;
  data: Record<string, unknown>;
  metadata: EventMetadata;
  command_id: string;
  command_seq: number;
  occurred_at: Date;
  recorded_at: Date;
}

export const nothingChanged = 'NothingChanged';

export const eventColumns =
  'position, stream, version, type, schema_version, half, second, period, played, fact AS data, metadata, command_id, command_seq, occurred_at, recorded_at';

/** A newer node wrote an event that this one does not know, but others can answer. */
export class UnknownEventError extends UnavailableError {}

/** @throws UnknownEventError for a type or a schema version that this program does not know */
export function eventOf(
  type: string,
  schemaVersion: number,
  data: Record<string, unknown>,
): MatchEvent {
  return upcast(type, schemaVersion, data) ?? unknownEvent(type, schemaVersion);
}

/** @throws UnknownEventError as `eventOf` */
export const leagueEventOf = (
  type: string,
  schemaVersion: number,
  data: Record<string, unknown>,
): LeagueEvent => upcastLeague(type, schemaVersion, data) ?? unknownEvent(type, schemaVersion);

function unknownEvent(type: string, schemaVersion: number): never {
  throw new UnknownEventError(
    `The log has ${type} of schema version ${schemaVersion}, which only a newer Kolo knows`,
  );
}

/** Returns a match's event from its row, as `decide` wrote it. */
export function storedEvent(row: EventRow): StoredMatchEvent {
  const { console, device } = row.metadata;
  const atConsole = console === true || isConsoleName(device);
  return stored(row, {
    ...eventOf(row.type, row.schema_version, row.data),
    ...originOf(row),
    half: row.half,
    second: row.second,
    ...playedTime(row.period, row.played),
    version: row.version,
    ...(atConsole ? { atConsole } : {}),
  });
}

/** Returns a league's event from its row. @throws UnknownEventError for one that this program does not know */
export const storedLeagueEvent = (row: EventRow): StoredLeagueEvent =>
  stored(row, {
    ...leagueEventOf(row.type, row.schema_version, row.data),
    ...originOf(row),
    version: row.version,
  });

/** Returns a row's event, of a match or a league. @throws UnknownEventError for one that this program does not know */
export const anyStoredEvent = (row: EventRow): AnyStoredEvent =>
  isLeagueStream(row.stream) ? storedLeagueEvent(row) : storedEvent(row);

/** Clients and tests compare events as text, so the version stays behind the time of a match. */
const originOf = (row: EventRow): Omit<Envelope, 'version'> => ({
  id: `${row.command_id}.${row.command_seq}`,
  at: row.occurred_at.toISOString(),
});

function stored<Event extends LoggedEvent>(row: EventRow, event: Event): StoredEvent<Event> {
  const { requestId, ofLeague, requestHash } = row.metadata;
  return {
    event,
    stream: row.stream,
    position: row.position,
    commandId: row.command_id,
    commandSeq: row.command_seq,
    ...senderIn(row.metadata),
    requestId: requestId ?? null,
    ofLeague: ofLeague ?? null,
    requestHash: requestHash ?? null,
    recordedAt: row.recorded_at.toISOString(),
  };
}

/** Fields of a stamp in matches with a rule sheet; absent, not null, where the log has neither. */
export function playedTime(period: number | null, played: number | null): PlayTime {
  if (period === null) return noTime;
  return played === null ? { period: period as Period } : { period: period as Period, played };
}

const noTime = {};

/** Returns a command's events, or that it changed nothing. */
export function storedCommand(rows: readonly EventRow[]): StoredCommand {
  const [first] = rows;
  if (first?.type !== nothingChanged) return { events: rows.map(anyStoredEvent), unchanged: null };
  const { stream, data, metadata } = first;
  const requestHash = metadata.requestHash ?? null;
  const version = Number(data.version);
  return { events: [], unchanged: { stream, version, requestHash, ...senderIn(metadata) } };
}

const senderIn = ({ actor, device, tablet }: EventMetadata) => ({
  actorId: actor?.id ?? null,
  device: device ?? null,
  ...(tablet === undefined ? {} : { tablet }),
});
