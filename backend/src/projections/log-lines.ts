import { StringDecoder } from 'node:string_decoder';
import type { LoggedMatchEvent } from '@kolo/domain';
import { factData } from '../events/stored-event.js';

/** The whole log, match after match, as lines of COPY's text format. */
export const copyLog = `COPY (
  SELECT stream, version, type, schema_version, command_id, command_seq, occurred_at,
         metadata->'half', metadata->'second', data
  FROM events ORDER BY stream, version
) TO STDOUT`;

/** What makes the text of instants the one that `isoInstant` reads. */
export const copySettings = "SET TIME ZONE 'UTC'; SET datestyle = 'ISO'";

/**
 * Turns the bytes of `copyLog` into whole matches. Only the match being read is in memory.
 * @param onMatch called with each match's id and events, in rising order of both
 */
export class LogLines {
  private readonly decoder = new StringDecoder('utf8');
  private rest = '';
  private stream = 0;
  private events: LoggedMatchEvent[] = [];

  constructor(private readonly onMatch: (matchId: number, events: LoggedMatchEvent[]) => void) {}

  /** @returns how many events there were */
  push(chunk: Buffer): number {
    const text = this.rest + this.decoder.write(chunk);
    let start = 0;
    let lines = 0;
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
      this.line(text, start, end);
      start = end + 1;
      lines += 1;
    }
    this.rest = text.slice(start);
    return lines;
  }

  end(): void {
    if (this.events.length > 0) this.onMatch(this.stream, this.events);
    this.events = [];
  }

  private line(text: string, start: number, end: number): void {
    let from = start;
    const field = (): string => {
      const tab = text.indexOf('\t', from);
      const to = tab === -1 || tab > end ? end : tab;
      const value = text.slice(from, to);
      from = to + 1;
      return value;
    };
    const stream = Number(field());
    if (stream !== this.stream) {
      this.end();
      this.stream = stream;
    }
    const version = Number(field());
    const type = field();
    const schemaVersion = Number(field());
    const id = `${unescaped(field())}.${field()}`;
    const at = isoInstant(field());
    const half = numberOrNull(field());
    const second = numberOrNull(field());
    const data = factData(type, schemaVersion, JSON.parse(unescaped(field())));
    // As in `loggedEvent`: the log holds what `decide` wrote.
    this.events.push({ type, data, id, at, half, second, version } as LoggedMatchEvent);
  }
}

const escapes: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

function unescaped(field: string): string {
  if (!field.includes('\\')) return field;
  return field.replace(/\\(.)/g, (_, character: string) => escapes[character] ?? character);
}

const numberOrNull = (field: string): number | null =>
  field === '\\N' || field === 'null' ? null : Number(field);

/** `2026-03-15 16:00:00.12+00` → `2026-03-15T16:00:00.120Z`. */
export function isoInstant(text: string): string {
  const fraction = text.length > 22 ? text.slice(20, -3).padEnd(3, '0').slice(0, 3) : '000';
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction}Z`;
}
