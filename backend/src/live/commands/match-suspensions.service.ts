import type { Fixture, ListCheck, MatchState, Suspended, SuspendedList } from '@kolo/domain';
import { Injectable, Logger } from '@nestjs/common';

/** Suspensions follow from the whole season, a wing above this one; those known only since `begunAt` are left out. */
export interface SuspensionSource {
  suspendedFor(match: LeagueFixture, begunAt: string): Promise<SuspendedList>;
  /** Waits for no reader, as a tap waits for it. */
  playerIdsFor(match: LeagueFixture, begunAt: string): Promise<number[]>;
}

export type LeagueFixture = Fixture & { leagueId: number };
export type LiveFixture = Fixture & Pick<MatchState, 'firstHalfAt'>;

/** Who is suspended for a match, for lists and the console. */
@Injectable()
export class MatchSuspensionsService {
  private readonly logger = new Logger(MatchSuspensionsService.name);
  private source: SuspensionSource | undefined;

  register(source: SuspensionSource): void {
    this.source = source;
  }

  async of(match: LiveFixture): Promise<SuspendedList> {
    const asOf = new Date().toISOString();
    const nobody = { asOf, players: [], officials: [] };
    const begunAt = match.firstHalfAt ?? asOf;
    return this.read(match, nobody, (source, fixture) => source.suspendedFor(fixture, begunAt));
  }

  /**
   * A console decided with the suspensions that it knew, so its list remains valid (docs/product.md#suspended-players).
   * @param at when the list was taken, which may arrive much later
   */
  async check(
    match: LiveFixture,
    { suspendedAsOf, overrides }: Omit<ListCheck, 'suspended'>,
    at: string,
  ): Promise<ListCheck> {
    const strict = suspendedAsOf === undefined;
    // Only a console that knows suspensions can be late with a list.
    const { playerIds } = await this.idsFor(match, strict ? new Date().toISOString() : at);
    return { suspendedAsOf, overrides, suspended: { playerIds, strict } };
  }

  /** For the first whistle, which is never refused. */
  async unnoticed(match: LiveFixture, at: string): Promise<Suspended> {
    return { ...(await this.idsFor(match, at)), strict: false };
  }

  private async idsFor(match: LiveFixture, at: string): Promise<Pick<Suspended, 'playerIds'>> {
    const begunAt = match.firstHalfAt ?? at;
    const playerIds = await this.read<number[]>(match, [], (source, fixture) =>
      source.playerIdsFor(fixture, begunAt),
    );
    return { playerIds };
  }

  /** Nobody where the discipline cannot be read: the match goes on, and flags show who played although suspended. */
  private async read<T>(
    match: Fixture,
    nobody: T,
    from: (source: SuspensionSource, match: LeagueFixture) => Promise<T>,
  ): Promise<T> {
    const { leagueId } = match;
    if (leagueId === null || this.source === undefined) return nobody;
    try {
      return await from(this.source, { ...match, leagueId });
    } catch (error) {
      this.logger.error({ event: 'suspensions-unreadable', leagueId, error });
      return nobody;
    }
  }
}
