import type { Fixture, ListCheck, Suspended, SuspendedList } from '@kolo/domain';
import { Injectable, Logger } from '@nestjs/common';

/** Suspensions follow from a whole season, which is above the live wing. */
export interface SuspensionSource {
  suspendedFor(match: Fixture): Promise<SuspendedList>;
}

/** Who is suspended for a match, for lists and the console. */
@Injectable()
export class SuspensionsService {
  private readonly logger = new Logger(SuspensionsService.name);
  private source: SuspensionSource | undefined;

  register(source: SuspensionSource): void {
    this.source = source;
  }

  /** Nobody where the discipline cannot be read: the match goes on, and its flags show whoever played all the same. */
  async of(match: Fixture): Promise<SuspendedList> {
    const nobody = { asOf: new Date().toISOString(), players: [] };
    if (match.leagueId === null || this.source === undefined) return nobody;
    try {
      return await this.source.suspendedFor(match);
    } catch (error) {
      this.logger.error({ event: 'suspensions-unreadable', leagueId: match.leagueId, error });
      return nobody;
    }
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
    const { players } = await this.of(match);
    return { playerIds: players.map(({ playerId }) => playerId) };
  }
}
