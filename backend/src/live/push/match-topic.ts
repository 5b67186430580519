import { hash } from 'node:crypto';
import {
  asSeenByEveryone,
  type BoardLine,
  boardLine,
  FollowedMatch,
  initialMatchState,
  type LeagueName,
  type LiveDelta,
  type LivePlayerName,
  type LiveSnapshot,
  type LoggedMatchEvent,
  liveLimits,
  type MatchOfficial,
  type MatchState,
  type RefereedView,
  replay,
  type TeamRef,
} from '@kolo/domain';
import type { PumpTopic } from './cursor-pump.js';
import { DeltaRing } from './delta-ring.js';
import { eventFrame, type Frame } from './frames.js';

export interface MatchNames extends RefereedView {
  homeTeam: TeamRef;
  awayTeam: TeamRef;
  league?: LeagueName;
  players: LivePlayerName[];
  officials?: MatchOfficial[];
}

/** Deltas for watchers who come back after a restart. */
const tail = 64;

const nobody: TeamRef = { id: 0, name: '' };

/** The order in which the tables list players does not matter. */
function namesVersionOf(names: MatchNames): string {
  const { homeTeam, awayTeam, league, players, officials = [], referees = [] } = names;
  const inOrder = players.toSorted((a, b) => a.id - b.id);
  return hash(
    'sha1',
    JSON.stringify([homeTeam, awayTeam, league, inOrder, ...officials, ...referees]),
    'base64url',
  ).slice(0, 8);
}

/** A match as its watchers see it: the snapshot at `head` and a ring of deltas before it, as JSON. */
export class MatchTopic implements PumpTopic {
  readonly reported = true;
  private match: FollowedMatch;
  private ring: DeltaRing;
  private names: MatchNames = { homeTeam: nobody, awayTeam: nobody, players: [] };
  private namesVersion = '';
  /** When the console was last seen; null while it is connected. */
  private silentSince: string | null = null;
  private snapshotText: string | null = null;
  private snapshotFrame: Frame | null = null;
  /** By the version they start after; usually one to three exist. */
  private readonly frames = { deltas: new Map<number, Frame>(), merged: new Map<number, Frame>() };
  private readonly merges = new Map<number, string>();

  constructor(
    readonly matchId: number,
    public epoch: string,
    events: readonly LoggedMatchEvent[],
    private readonly ringSize: number = liveLimits.ring,
  ) {
    this.match = new FollowedMatch(initialMatchState(matchId));
    this.ring = new DeltaRing(ringSize, 0);
    this.reset(epoch, events);
  }

  /** Starts with another log; what watchers have is wrong. */
  reset(epoch: string, events: readonly LoggedMatchEvent[]): void {
    const from = Math.max(0, events.length - tail);
    this.epoch = epoch;
    this.match = new FollowedMatch(replay(this.matchId, events.slice(0, from)));
    this.ring = new DeltaRing(this.ringSize, from);
    this.take(events.slice(from));
    this.forgetTexts();
  }

  get head(): number {
    return this.ring.head;
  }

  get tag(): string {
    const tag = `${this.epoch}-${this.head}-${this.namesVersion}`;
    return this.silentSince === null ? tag : `${tag}-${this.silentSince}`;
  }

  get consoleSilentSince(): string | null {
    return this.silentSince;
  }

  set consoleSilentSince(since: string | null) {
    if (since === this.silentSince) return;
    this.silentSince = since;
    this.forgetTexts();
  }

  get present(): MatchState {
    return this.match.state;
  }

  get line(): BoardLine {
    return boardLine(this.match.state);
  }

  /** @returns false at a gap; events after it were not taken */
  take(events: readonly LoggedMatchEvent[]): boolean {
    const { head } = this;
    let whole = true;
    for (const event of events) {
      if (event.version <= this.head) continue;
      whole = event.version === this.head + 1;
      if (!whole) break;
      this.apply(event);
    }
    if (this.head !== head) this.forgetTexts();
    return whole;
  }

  /** @returns whether names changed, so that watchers need a snapshot */
  rename(names: MatchNames): boolean {
    const namesVersion = namesVersionOf(names);
    if (namesVersion === this.namesVersion) return false;
    this.names = names;
    this.namesVersion = namesVersion;
    this.forgetTexts();
    return true;
  }

  get lacksNames(): boolean {
    const known = new Set(this.names.players.map(({ id }) => id));
    const { lineup } = this.match.state;
    return lineup !== null && ![...lineup.home, ...lineup.away].every((id) => known.has(id));
  }

  frame(after: number, merged: boolean): Frame {
    const form = merged && this.mayMerge(after) ? 'merged' : 'deltas';
    const known = this.frames[form].get(after);
    if (known !== undefined) return known;
    const frame = this.frameAfter(after, form);
    this.frames[form].set(after, frame);
    return frame;
  }

  /** The answer to `watch` as JSON: what was missed within reach of the same history, else a snapshot. */
  answer(since: number | undefined, epoch: string | undefined, merged = false): string {
    const stamp = `{"ok":true,${this.stamp()}`;
    if (!this.continues(since, epoch)) return `${stamp},"snapshot":${this.snapshot()}}`;
    return merged && this.mayMerge(since)
      ? `${stamp},"merged":${this.mergedAfter(since)}}`
      : `${stamp},"deltas":${this.ring.after(since)}}`;
  }

  continues(since: number | undefined, epoch: string | undefined): since is number {
    return since !== undefined && epoch === this.epoch && this.reaches(since);
  }

  private apply(event: LoggedMatchEvent): void {
    const patch = this.match.take(event);
    const delta: LiveDelta = { version: event.version, event: asSeenByEveryone(event), patch };
    this.ring.push(delta);
  }

  private frameAfter(after: number, form: 'deltas' | 'merged'): Frame {
    if (!this.reaches(after)) return this.wholeFrame();
    const match = `{"matchId":${this.matchId},`;
    return form === 'merged'
      ? eventFrame('merged', `${match}${this.mergedAfter(after).slice(1)}`)
      : eventFrame('deltas', `${match}"deltas":${this.ring.after(after)}}`);
  }

  /** A single delta stays as it is and keeps its event. */
  private mayMerge(after: number): boolean {
    return this.reaches(after) && this.head - after > 1;
  }

  private mergedAfter(version: number): string {
    const known = this.merges.get(version) ?? JSON.stringify(this.ring.mergedAfter(version));
    this.merges.set(version, known);
    return known;
  }

  /** Watchers never have version 0. */
  private reaches(version: number): boolean {
    return version >= 1 && version >= this.ring.reaches && version <= this.head;
  }

  private wholeFrame(): Frame {
    this.snapshotFrame ??= eventFrame(
      'snapshot',
      `{"matchId":${this.matchId},${this.stamp()},"snapshot":${this.snapshot()}}`,
    );
    return this.snapshotFrame;
  }

  private stamp(): string {
    const stamp = `"epoch":${JSON.stringify(this.epoch)},"version":${this.head},"namesVersion":"${this.namesVersion}"`;
    return this.silentSince === null
      ? stamp
      : `${stamp},"consoleSilentSince":"${this.silentSince}"`;
  }

  private snapshot(): string {
    if (this.snapshotText === null) {
      const { players: names, ...others } = this.names;
      const snapshot: LiveSnapshot = { match: this.match.live, ...others, names };
      this.snapshotText = JSON.stringify(snapshot);
    }
    return this.snapshotText;
  }

  private forgetTexts(): void {
    this.frames.deltas.clear();
    this.frames.merged.clear();
    this.merges.clear();
    this.snapshotText = null;
    this.snapshotFrame = null;
  }
}
