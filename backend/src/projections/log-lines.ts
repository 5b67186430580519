import { StringDecoder } from 'node:string_decoder';
import type { LoggedMatchEvent } from '@kolo/domain';
import { factData } from '../events/stored-event.js';

/** The whole log, match after match, as lines of COPY's text format. */
export const copyLog = `COPY (
  SELECT stream, version, command_id, command_seq, occurred_at, half, second,
         type, schema_version, data
  FROM events ORDER BY stream, version
) TO STDOUT`;

/** What makes the text of instants the one that `isoInstant` reads; compiling one query costs more than it saves. */
export const copySettings = "SET TIME ZONE 'UTC'; SET datestyle = 'ISO'; SET jit = off";

interface Fact {
  type: string;
  data: Record<string, unknown>;
}

/** Longer ones are fixtures and line-ups, which are never the same twice. */
const longestTap = 128;
const mostTaps = 20_000;

/**
 * Turns the bytes of `copyLog` into whole matches. Only the match being read is in memory, and the taps
 * that were read last: players score the same goals all season, so most are known and need no parsing.
 * @param onMatch called with each match's id and events, in rising order of both; events may share
 *   their data, which nobody changes
 */
export class LogLines {
  private readonly decoder = new StringDecoder('utf8');
  private readonly taps = new Map<string, Fact>();
  private rest = '';
  /** Whether the bytes at hand have anything that COPY has escaped. */
  private escaped = false;
  private stream = 0;
  private events: LoggedMatchEvent[] = [];

  constructor(private readonly onMatch: (matchId: number, events: LoggedMatchEvent[]) => void) {}

  /** @returns how many events there were */
  push(chunk: Buffer): number {
    this.escaped = this.rest.includes('\\') || chunk.includes(92);
    const text = this.rest + this.decoder.write(chunk);
    let start = 0;
    let events = 0;
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
      this.line(text, start, end);
      start = end + 1;
      events += 1;
    }
    this.rest = text.slice(start);
    return events;
  }

  end(): void {
    if (this.events.length > 0) this.onMatch(this.stream, this.events);
    this.events = [];
  }

  private line(text: string, start: number, end: number): void {
    const version = text.indexOf('\t', start) + 1;
    const command = text.indexOf('\t', version) + 1;
    const seq = text.indexOf('\t', command) + 1;
    const instant = text.indexOf('\t', seq) + 1;
    const half = text.indexOf('\t', instant) + 1;
    const second = text.indexOf('\t', half) + 1;
    const fact = text.indexOf('\t', second) + 1;
    const stream = numberAt(text, start) ?? 0;
    if (stream !== this.stream) {
      this.end();
      this.stream = stream;
    }
    const { type, data } = this.fact(text.slice(fact, end));
    // As in `storedEvent`: the log holds what `decide` wrote.
    this.events.push({
      type,
      data,
      id: `${this.unescaped(text.slice(command, seq - 1))}.${text.slice(seq, instant - 1)}`,
      at: isoInstant(text.slice(instant, half - 1)),
      half: numberAt(text, half),
      second: numberAt(text, second),
      version: numberAt(text, version) ?? 0,
    } as LoggedMatchEvent);
  }

  /** @param text type, schema version and data */
  private fact(text: string): Fact {
    const known = this.taps.get(text);
    if (known !== undefined) return known;
    const [type = '', schemaVersion, data = ''] = text.split('\t');
    const parsed = JSON.parse(this.unescaped(data));
    const fact = { type, data: factData(type, Number(schemaVersion), parsed) };
    if (text.length <= longestTap) {
      if (this.taps.size >= mostTaps) this.taps.clear();
      this.taps.set(text, fact);
    }
    return fact;
  }

  private unescaped(field: string): string {
    if (!this.escaped || !field.includes('\\')) return field;
    return field.replace(/\\(.)/g, (_, character: string) => escapes[character] ?? character);
  }
}

const escapes: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** The digits that begin here; null where there are none (`\N`). */
function numberAt(text: string, start: number): number | null {
  let number = 0;
  let at = start;
  for (let digit = text.charCodeAt(at) - 48; digit >= 0 && digit <= 9; ) {
    number = number * 10 + digit;
    at += 1;
    digit = text.charCodeAt(at) - 48;
  }
  return at === start ? null : number;
}

/** `2026-03-15 16:00:00.12+00` → `2026-03-15T16:00:00.120Z`. */
export function isoInstant(text: string): string {
  const fraction = text.length > 22 ? text.slice(20, -3).padEnd(3, '0').slice(0, 3) : '000';
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction}Z`;
}
