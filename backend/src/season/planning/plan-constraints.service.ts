import type { PlanInput } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { BlackoutsService } from '../slots/blackouts.service.js';
import { PreferencesService } from '../slots/preferences.service.js';
import { SlotsService } from '../slots/slots.service.js';

export type PlanConstraints = Pick<PlanInput, 'slots' | 'blackouts' | 'preferences'>;

/** The slots, blackouts and preferences of a league, as the optimiser takes them. */
@Injectable()
export class PlanConstraintsService {
  constructor(
    private readonly slots: SlotsService,
    private readonly blackouts: BlackoutsService,
    private readonly preferences: PreferencesService,
  ) {}

  /** @throws RefusalError `league.not-found` */
  async of(leagueId: number): Promise<PlanConstraints> {
    const [slots, blackouts, preferences] = await Promise.all([
      this.slots.of(leagueId),
      this.blackouts.of(leagueId),
      this.preferences.of(leagueId),
    ]);
    return {
      slots,
      preferences,
      blackouts: blackouts.map(({ team, ...blackout }) => ({
        ...blackout,
        teamId: team?.id ?? null,
      })),
    };
  }
}
