import type { Ban, DisciplineFlag } from '../../contract/discipline.js';
import type { SuspendedPerson } from '../../season/state.js';
import type { DisciplineMatch } from './match-facts.js';
import { type SeasonBan, wasKnown } from './season-ban.js';

/** Somebody listed despite bans, with the number of matches that had already served each of them. */
interface Listed {
  begunAt: string;
  bans: readonly { ban: Ban; served: number }[];
}

/** What an administrator should look at, in the order in which it happened. */
export class Flags {
  private readonly all: DisciplineFlag[] = [];
  private readonly listed = new Map<DisciplineFlag, Listed>();

  constructor(private readonly matches: ReadonlyMap<number, DisciplineMatch>) {}

  unclear(matchId: number, playerId: number): void {
    this.all.push({ code: 'unclear', matchId, playerId });
  }

  /** Nothing where nobody could know of these bans when the match began. */
  ineligible(
    { id, kind }: SuspendedPerson,
    { matchId, begunAt }: DisciplineMatch,
    bans: readonly SeasonBan[],
  ): void {
    const at = begunAt ?? '';
    const known = bans.filter((ban) => ban.voidAt === null && wasKnown(ban, at));
    if (known.length === 0) return;
    const flag: DisciplineFlag =
      kind === 'player'
        ? { code: 'ineligible-player', matchId, playerId: id }
        : { code: 'ineligible-official', matchId, officialId: id };
    this.all.push(flag);
    const served = known.map(({ ban }) => ({ ban, served: ban.served.length }));
    this.listed.set(flag, { begunAt: at, bans: served });
  }

  /** Without people whose bans had been served by a match of an earlier date, the result of which was entered later. */
  standing(): DisciplineFlag[] {
    return this.all.filter((flag) => {
      const listed = this.listed.get(flag);
      return listed === undefined || !this.hadServed(listed);
    });
  }

  private hadServed({ begunAt, bans }: Listed): boolean {
    return bans.every(({ ban, served }) => {
      const since = ban.served
        .slice(served)
        .filter(({ matchId }) => this.isOfEarlierDate(matchId, begunAt));
      return ban.amount > 0 && served + since.length >= ban.amount;
    });
  }

  private isOfEarlierDate(matchId: number, instant: string): boolean {
    const match = this.matches.get(matchId);
    return match !== undefined && !match.hasWhistles && match.matchDate < instant;
  }
}
