import { type LoggedMatchEvent, type MatchEvent, upcast } from '@kolo/domain';
import { UnavailableError } from '../platform/common/unavailable.js';
import type { RowChanges } from './row-changes.js';

/** Who sent a command, and how it is known when it is repeated. */
export interface CommandSender {
  commandId: string;
  actorId: number | null;
  device: string | null;
  requestId: string | null;
  /** The W3C trace that wrote it. */
  correlation?: string;
  /** Where the command was over a whole league. */
  ofLeague?: number;
  /** On a command's first event in a stream only. */
  requestHash?: string;
}

/** An event on its way into the log. */
export interface NewEvent extends CommandSender {
  event: LoggedMatchEvent;
  /** Place of the event among those of its command, from 0. */
  commandSeq: number;
}

/** A command that changes nothing. The log keeps its id, so that a repeat cannot change something later. */
export interface UnchangedCommand extends CommandSender {
  /** ISO 8601 instant of the tap. */
  at: string;
  /** The version of its stream that it was decided on. */
  version: number;
  requestHash: string;
}

/** Events of one stream, decided on the state at `expectedVersion`, and the rows that they change. */
export interface StreamAppend {
  stream: number;
  expectedVersion: number;
  events: readonly NewEvent[];
  unchanged?: readonly UnchangedCommand[];
  rows: RowChanges;
}

export type AppendOutcome =
  | { ok: true }
  | {
      ok: false;
      /** Another append was first, or the caller believes in events that the log does not have; or the command is in the log already. */
      reason: 'version-conflict' | 'duplicate-command';
    };

export interface StoredMatchEvent {
  event: LoggedMatchEvent;
  stream: number;
  position: string;
  commandId: string;
  commandSeq: number;
  actorId: number | null;
  device: string | null;
  requestId: string | null;
  /** Null but for a command over a whole league. */
  ofLeague: number | null;
  /** Null on all but a command's first event in a stream. */
  requestHash: string | null;
  /** ISO 8601. */
  recordedAt: string;
}

/** What the log has of a command: its events, or that it changed nothing; neither for a new one. */
export interface StoredCommand {
  events: StoredMatchEvent[];
  unchanged: { stream: number; version: number; requestHash: string | null } | null;
}

export interface EventMetadata {
  actor: { id: number } | null;
  device: string | null;
  requestId: string | null;
  correlation?: string;
  ofLeague?: number;
  requestHash?: string;
}

/** A row of `events` as the driver reads it. */
export interface EventRow {
  position: string;
  stream: number;
  version: number;
  type: string;
  schema_version: number;
  half: 1 | 2 | null;
  second: number | null;
  data: Record<string, unknown>;
  metadata: EventMetadata;
  command_id: string;
  command_seq: number;
  occurred_at: Date;
  recorded_at: Date;
}

/** The type of a row that says so of a command; it has no version, so no stream contains it. */
export const nothingChanged = 'NothingChanged';

export const eventColumns =
  'position, stream, version, type, schema_version, half, second, fact AS data, metadata, command_id, command_seq, occurred_at, recorded_at';

/** A newer node wrote what this one does not know. It must not guess: others can answer. */
export class UnknownEventError extends UnavailableError {}

/**
 * A stored event in today's shape.
 * @throws UnknownEventError when this program does not know the type or the schema version
 */
export function eventOf(
  type: string,
  schemaVersion: number,
  data: Record<string, unknown>,
): MatchEvent {
  const event = upcast(type, schemaVersion, data);
  if (event === null)
    throw new UnknownEventError(
      `The log has ${type} of schema version ${schemaVersion}, which only a newer Kolo knows`,
    );
  return event;
}

/** An event as it was appended: what the log holds is what `decide` wrote, in the shape of its schema version. */
export function storedEvent(row: EventRow): StoredMatchEvent {
  const { actor, device, requestId, ofLeague, requestHash } = row.metadata;
  return {
    event: {
      ...eventOf(row.type, row.schema_version, row.data),
      id: `${row.command_id}.${row.command_seq}`,
      at: row.occurred_at.toISOString(),
      half: row.half,
      second: row.second,
      version: row.version,
    },
    stream: row.stream,
    position: row.position,
    commandId: row.command_id,
    commandSeq: row.command_seq,
    actorId: actor?.id ?? null,
    device: device ?? null,
    requestId: requestId ?? null,
    ofLeague: ofLeague ?? null,
    requestHash: requestHash ?? null,
    recordedAt: row.recorded_at.toISOString(),
  };
}

/** What the log has of a command. @param rows all that it has under the command's id */
export function storedCommand(rows: readonly EventRow[]): StoredCommand {
  const [first] = rows;
  if (first?.type !== nothingChanged) return { events: rows.map(storedEvent), unchanged: null };
  const { stream, data, metadata } = first;
  const requestHash = metadata.requestHash ?? null;
  return { events: [], unchanged: { stream, version: Number(data.version), requestHash } };
}
