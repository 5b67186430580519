import { type TeamOfficial, type TeamSide, teamSides } from '../../match/events.js';
import type { SuspendedPerson } from '../../season/state.js';
import {
  type DisciplineInput,
  hasLeft,
  type Membership,
  type NamedOfficial,
  teamAt,
} from './input.js';
import type { DisciplineMatch } from './match-facts.js';
import type { Offence } from './offences.js';
import type { SeasonBan } from './season-ban.js';

/** Numbers that bring a ban at their steps. */
export type Counted = 'yellows' | 'exclusions';

export interface PersonRecord extends SuspendedPerson {
  membership: Membership | null;
  /** The team of the latest card, for somebody whose team is not known. */
  lastTeamId: number | null;
  yellows: number;
  exclusions: number;
  /** Cautions that counted until a correction took them away. */
  revoked: { counted: Counted; count: number; until: string }[];
  bans: SeasonBan[];
}

/** Everybody with a card or a ban, and where they play. */
export class People {
  private readonly players: ReadonlyMap<number, Membership>;
  private readonly officials: ReadonlyMap<number, Membership>;
  private readonly named: ReadonlyMap<number, readonly NamedOfficial[]>;
  private readonly records = new Map<string, PersonRecord>();

  constructor({ players, officials, named }: DisciplineInput) {
    this.players = byId(players);
    this.officials = byId(officials);
    const byMatch = new Map<number, NamedOfficial[]>();
    for (const one of named) byMatch.set(one.matchId, [...(byMatch.get(one.matchId) ?? []), one]);
    this.named = byMatch;
  }

  /** Everybody who came up so far. */
  all(): readonly PersonRecord[] {
    return [...this.records.values()];
  }

  /** Everybody with a ban, served ones included. */
  withBans(): readonly PersonRecord[] {
    return this.all().filter(({ bans }) => bans.length > 0);
  }

  /** The record of somebody whom the league suspended. */
  suspended({ kind, id }: SuspendedPerson): PersonRecord {
    return kind === 'player' ? this.player(id) : this.official(id);
  }

  /** Null for an official whom the match does not name. */
  offender({ matchId, sides }: DisciplineMatch, { side, offender }: Offence): PersonRecord | null {
    const record =
      typeof offender === 'number' ? this.player(offender) : this.inRole(matchId, side, offender);
    if (record !== null) record.lastTeamId = sides[side].teamId;
    return record;
  }

  /** The team that somebody was in at an instant; 0 where none is known. */
  teamOf({ membership, lastTeamId }: PersonRecord, instant: string): number {
    return membership === null ? (lastTeamId ?? 0) : teamAt(membership, instant);
  }

  /** The team whose matches somebody misses; null for whoever was withdrawn from it. */
  playsFor(record: PersonRecord, instant: string): number | null {
    const { membership } = record;
    return membership !== null && hasLeft(membership, instant)
      ? null
      : this.teamOf(record, instant);
  }

  /** Whether a match lists the player, or names the official. */
  isListed({ kind, id }: PersonRecord, { matchId, sides }: DisciplineMatch): boolean {
    return kind === 'player'
      ? teamSides.some((side) => sides[side].listed.includes(id))
      : this.namedIn(matchId).some(({ officialId }) => officialId === id);
  }

  private namedIn(matchId: number): readonly NamedOfficial[] {
    return this.named.get(matchId) ?? [];
  }

  private inRole(matchId: number, side: TeamSide, role: TeamOfficial): PersonRecord | null {
    const named = this.namedIn(matchId).find((one) => one.side === side && one.role === role);
    return named === undefined ? null : this.official(named.officialId);
  }

  private player(id: number): PersonRecord {
    return this.record('player', id, this.players.get(id));
  }

  private official(id: number): PersonRecord {
    return this.record('official', id, this.officials.get(id));
  }

  private record(
    kind: PersonRecord['kind'],
    id: number,
    membership: Membership | null = null,
  ): PersonRecord {
    const key = `${kind} ${id}`;
    const known = this.records.get(key);
    if (known !== undefined) return known;
    const record: PersonRecord = {
      kind,
      id,
      membership,
      lastTeamId: null,
      yellows: 0,
      exclusions: 0,
      revoked: [],
      bans: [],
    };
    this.records.set(key, record);
    return record;
  }
}

const byId = (members: readonly Membership[]): ReadonlyMap<number, Membership> =>
  new Map(members.map((member) => [member.id, member]));
