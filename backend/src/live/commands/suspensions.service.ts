import type { Fixture, ListCheck, Suspended, SuspendedList } from '@kolo/domain';
import { Injectable, Logger } from '@nestjs/common';

/** Suspensions follow from the whole season, a wing above this one. */
export interface SuspensionSource {
  suspendedFor(match: LeagueFixture): Promise<SuspendedList>;
  /** Waits for no reader, as a tap waits for it. */
  playerIdsFor(match: LeagueFixture): Promise<number[]>;
}

export type LeagueFixture = Fixture & { leagueId: number };

/** Who is suspended for a match, for lists and the console. */
@Injectable()
export class SuspensionsService {
  private readonly logger = new Logger(SuspensionsService.name);
  private source: SuspensionSource | undefined;

  register(source: SuspensionSource): void {
    this.source = source;
  }

  async of(match: Fixture): Promise<SuspendedList> {
    const nobody = { asOf: new Date().toISOString(), players: [], officials: [] };
    return this.read(match, nobody, (source, fixture) => source.suspendedFor(fixture));
  }

  /** A console decided with the suspensions that it knew, so its list stands (docs/product.md#suspended-players). */
  async check(
    match: Fixture,
    { suspendedAsOf, overrides }: Omit<ListCheck, 'suspended'>,
  ): Promise<ListCheck> {
    const strict = suspendedAsOf === undefined;
    return { suspendedAsOf, overrides, suspended: { ...(await this.idsFor(match)), strict } };
  }

  /** For the first whistle, which is never refused. */
  async unnoticed(match: Fixture): Promise<Suspended> {
    return { ...(await this.idsFor(match)), strict: false };
  }

  private async idsFor(match: Fixture): Promise<Pick<Suspended, 'playerIds'>> {
    const read = this.read<number[]>(match, [], (source, fixture) => source.playerIdsFor(fixture));
    return { playerIds: await read };
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
