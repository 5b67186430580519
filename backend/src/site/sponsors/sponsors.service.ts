import { compareNames, type StripLogo } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import type { Sponsorship } from '../../people/users/sponsorship.entity.js';
import { SponsorshipsService } from '../../people/users/sponsorships.service.js';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import type { Team } from '../../registry/teams/team.entity.js';
import { TeamsService } from '../../registry/teams/teams.service.js';
import { sponsorName } from './sponsor-name.js';

interface Placed extends StripLogo {
  price: number;
}

@Injectable()
export class SponsorsService {
  constructor(
    private readonly sponsorships: SponsorshipsService,
    private readonly leagues: LeaguesService,
    private readonly teams: TeamsService,
    private readonly shared: SharedReadsService,
  ) {}

  /** Each company once, under its team's name where it plays; the largest package first, then by name. */
  strip(): Promise<StripLogo[]> {
    return this.shared.answer('sponsor strip', () => this.readStrip());
  }

  private async readStrip(): Promise<StripLogo[]> {
    const [teams, sponsorships] = await Promise.all([
      this.runningTeams(),
      this.sponsorships.shown(),
    ]);
    const sponsorshipOf = new Map(sponsorships.map((one) => [one.userId, one]));
    const playing = new Set(teams.map(({ userId }) => userId));
    const placed: Placed[] = [
      ...teams.map(({ id, name, userId }) => ({
        name,
        teamId: id,
        ...placeOf(sponsorshipOf.get(userId)),
      })),
      ...sponsorships
        .filter(({ userId }) => !playing.has(userId))
        .map((one) => ({ name: sponsorName(one), teamId: null, ...placeOf(one) })),
    ];
    return placed
      .sort((a, b) => b.price - a.price || compareNames(a.name, b.name))
      .map(({ name, teamId, logoUrl }) => ({ name, teamId, logoUrl }));
  }

  /** One per company, preferably the one in the visitors' league. */
  private async runningTeams(): Promise<Team[]> {
    const leagues = await this.leagues.running();
    const teams = await Promise.all(leagues.map(({ id }) => this.teams.ofLeague(id)));
    const byOwner = new Map<number, Team>();
    for (const team of teams.flat()) if (!byOwner.has(team.userId)) byOwner.set(team.userId, team);
    return [...byOwner.values()];
  }
}

const placeOf = (sponsorship?: Sponsorship): Pick<Placed, 'logoUrl' | 'price'> => ({
  logoUrl: sponsorship?.logoUrl ?? null,
  price: Number(sponsorship?.package.price ?? 0),
});
