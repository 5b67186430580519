import type { LoggedMatchEvent, MatchEvent, PlayTime } from '@kolo/domain';
import { eventOf, playedTime } from '../events/stored-event.js';
import { ofMatches } from '../events/stream-ids.js';

export const copyLog = `COPY (
  SELECT stream, version, command_id || '.' || command_seq, occurred_at, half, second, period, played,
         type, schema_version, fact
  FROM events WHERE version > 0 AND ${ofMatches} ORDER BY stream, version
) TO STDOUT`;

/** `LogLines` reads this format of instants; compiling a single query costs more than it saves. */
export const copySettings = "SET TIME ZONE 'UTC'; SET datestyle = 'ISO'; SET jit = off";

/** Longer events are fixtures and line-ups, which never repeat. */
const longestTap = 128;
const maxTaps = 20_000;

const newline = 10;
const tab = 9;
const backslash = 92;
const zero = 48;
const point = 46;

/** Short events repeat all season, so parsed ones are cached and shared: nobody may change them. */
export class LogLines {
  private readonly taps = new Map<string, MatchEvent>();
  private bytes: Buffer = Buffer.alloc(0);
  /** Slices of one Latin-1 string are cheaper than decoding each field. */
  private characters = '';
  private at = 0;
  private matchId = 0;
  private events: LoggedMatchEvent[] = [];

  constructor(private readonly onMatch: (matchId: number, events: LoggedMatchEvent[]) => void) {}

  /** Takes a piece of the copied log. @returns how many events ended in it */
  push(chunk: Buffer): number {
    const rest = this.bytes.subarray(this.at);
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    this.bytes = bytes;
    this.characters = bytes.toString('latin1');
    this.at = 0;
    let events = 0;
    for (let end = bytes.indexOf(newline); end !== -1; end = bytes.indexOf(newline, this.at)) {
      this.line(end);
      this.at = end + 1;
      events += 1;
    }
    return events;
  }

  /** Passes on the last match. */
  end(): void {
    if (this.events.length > 0) this.onMatch(this.matchId, this.events);
    this.events = [];
  }

  private line(end: number): void {
    const matchId = this.number() ?? 0;
    if (matchId !== this.matchId) {
      this.end();
      this.matchId = matchId;
    }
    const version = this.number() ?? 0;
    const id = this.text();
    const at = this.instant();
    const half = this.number();
    const second = this.number();
    const time = this.playedTime();
    const { type, data } = this.event(end);
    const event = { type, data, id, at, half, second, version };
    // A spread would cost every event, and only matches with a rule sheet have something to add.
    this.events.push((time === null ? event : Object.assign(event, time)) as LoggedMatchEvent);
  }

  private playedTime(): PlayTime | null {
    const { bytes, at } = this;
    if (bytes[at] !== backslash) return playedTime(this.number(), this.number());
    // Without a period there is no played time: `\N` and a tab, twice.
    this.at = at + 6;
    return null;
  }

  private number(): number | null {
    const { bytes, at } = this;
    if (bytes[at] === backslash) {
      this.at = at + 3;
      return null;
    }
    let number = 0;
    let end = at;
    for (let byte = bytes[end] ?? tab; byte !== tab; byte = bytes[end] ?? tab) {
      number = number * 10 + byte - zero;
      end += 1;
    }
    this.at = end + 1;
    return number;
  }

  private text(): string {
    const { bytes, at } = this;
    let plain = true;
    let end = at;
    for (let byte = bytes[end] ?? tab; byte !== tab; byte = bytes[end] ?? tab) {
      if (byte === backslash || byte > 127) plain = false;
      end += 1;
    }
    this.at = end + 1;
    return plain ? this.characters.slice(at, end) : unescaped(bytes.toString('utf8', at, end));
  }

  /** `2026-03-15 16:00:00.12+00` → `2026-03-15T16:00:00.120Z`. */
  private instant(): string {
    const { characters, at } = this;
    let end = at + 19;
    let fraction = '.000';
    if (this.bytes[end] === point) {
      while ((this.bytes[end + 1] ?? 0) >= zero) end += 1;
      end += 1;
      fraction = characters.slice(at + 19, Math.min(end, at + 23)).padEnd(4, '0');
    }
    this.at = end + 4;
    return `${characters.slice(at, at + 10)}T${characters.slice(at + 11, at + 19)}${fraction}Z`;
  }

  private event(end: number): MatchEvent {
    const text = this.characters.slice(this.at, end);
    const known = this.taps.get(text);
    if (known !== undefined) return known;
    const [type = '', schemaVersion, data = ''] = this.bytes
      .toString('utf8', this.at, end)
      .split('\t');
    const event = eventOf(type, Number(schemaVersion), JSON.parse(unescaped(data)));
    if (text.length <= longestTap) {
      if (this.taps.size >= maxTaps) this.taps.clear();
      // This is a copy, because a slice would keep the whole chunk in memory.
      this.taps.set(this.bytes.toString('latin1', this.at, end), event);
    }
    return event;
  }
}

function unescaped(field: string): string {
  if (!field.includes('\\')) return field;
  return field.replace(/\\(.)/g, (_, character: string) => escapes[character] ?? character);
}

const escapes: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };
