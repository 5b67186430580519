import { schemaVersionOf } from '@kolo/domain';
import type { Pool, QueryConfig } from 'pg';
import type { AppendOutcome, EventMetadata, RowChanges, StreamAppend } from './stored-event.js';

/** One call of `append_events`: everything is written, or nothing and who is to blame. */
export type BatchAnswer =
  | { written: true; outcomes: Map<number, AppendOutcome> }
  | { written: false; refused: Map<number, AppendOutcome> };

interface AnswerRow {
  stream: string;
  refusal: 'version-conflict' | 'duplicate-command' | null;
  position: string;
  recorded_at: string;
}

/** The driver's text as it is: parsing a date a row would cost more than all the rest. */
const asText = { getTypeParser: () => (text: string | Buffer) => text };

/**
 * Appends to several streams in one round trip and one commit.
 * @param items at most one for each stream
 * @param careful also look for commands that the log has already
 * @throws what the database throws, with nothing written: a unique violation when another
 *   transaction was first at this very moment, or when a command is in the log already
 */
export async function appendBatch(
  pool: Pool,
  items: readonly StreamAppend[],
  careful: boolean,
): Promise<BatchAnswer> {
  const { rows } = await pool.query<AnswerRow>(appendStatement(items, careful));
  return answerOf(rows);
}

/** The one statement that `appendBatch` sends, by rising stream: two nodes never wait for each other in a circle. */
export function appendStatement(items: readonly StreamAppend[], careful: boolean): QueryConfig {
  const sorted = items.toSorted((a, b) => a.stream - b.stream);
  return {
    name: 'append_events',
    text: 'SELECT * FROM append_events($1, $2, $3, $4)',
    values: [
      JSON.stringify(sorted.map(({ stream, expectedVersion: expected }) => ({ stream, expected }))),
      JSON.stringify(sorted.flatMap(factsOf)),
      JSON.stringify(merged(sorted.map(({ rows: changes }) => changes))),
      careful,
    ],
    types: asText,
  };
}

function answerOf(rows: readonly AnswerRow[]): BatchAnswer {
  const outcomes = new Map<number, AppendOutcome>();
  const [first] = rows;
  if (first === undefined) return { written: true, outcomes };
  if (first.refusal !== null) {
    for (const { stream, refusal } of rows)
      if (refusal !== null) outcomes.set(Number(stream), { ok: false, reason: refusal });
    return { written: false, refused: outcomes };
  }
  const recordedAt = new Date(first.recorded_at).toISOString();
  for (const { stream, position } of rows) {
    const outcome = outcomes.get(Number(stream));
    if (outcome?.ok) outcome.positions.push(position);
    else outcomes.set(Number(stream), { ok: true, recordedAt, positions: [position] });
  }
  return { written: true, outcomes };
}

/** The events as `append_events` names their columns. */
function factsOf({ stream, events }: StreamAppend) {
  return events.map(({ event, commandId, commandSeq, actorId, device, requestId, correlation }) => {
    const metadata: EventMetadata = {
      actor: actorId === null ? null : { id: actorId },
      device,
      requestId,
      ...(correlation === undefined ? {} : { correlation }),
    };
    return {
      s: stream,
      v: event.version,
      t: event.type,
      x: schemaVersionOf(event.type),
      h: event.half,
      a: event.second,
      d: event.data,
      m: metadata,
      c: commandId,
      n: commandSeq,
      o: event.at,
    };
  });
}

/** What several appends change, table by table. */
function merged(changes: readonly RowChanges[]): RowChanges {
  const all = new Map<string, unknown[]>();
  for (const change of changes)
    for (const [table, rows] of Object.entries(change)) {
      const list = all.get(table);
      if (list === undefined) all.set(table, [...rows]);
      else list.push(...rows);
    }
  return Object.fromEntries(all);
}
