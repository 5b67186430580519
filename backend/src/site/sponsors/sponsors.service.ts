import { compareNames, type StripLogo } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SharedReads } from '../../platform/reads/shared-reads.service.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import type { Team } from '../../registry/teams/team.entity.js';
import { TeamsService } from '../../registry/teams/teams.service.js';

interface Sponsor {
  userId: number;
  name: string;
  price: string;
  logoUrl: string | null;
}

interface Placed extends StripLogo {
  price: number;
}

/** Who carries the league: its teams, and the companies that sponsor it. */
@Injectable()
export class SponsorsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly leagues: LeaguesService,
    private readonly teams: TeamsService,
    private readonly shared: SharedReads,
  ) {}

  /**
   * A company that also plays stands here once, under its team's name. The largest package comes
   * first, then the name decides.
   */
  strip(): Promise<StripLogo[]> {
    return this.shared.answer('sponsor strip', () => this.readStrip());
  }

  private async readStrip(): Promise<StripLogo[]> {
    const [teams, sponsors] = await Promise.all([this.runningTeams(), this.activeSponsors()]);
    const sponsorOf = new Map(sponsors.map((sponsor) => [sponsor.userId, sponsor]));
    const playing = new Set(teams.map(({ userId }) => userId));
    const placed: Placed[] = [
      ...teams.map(({ id, name, userId }) => {
        const { logoUrl = null, price = '0' } = sponsorOf.get(userId) ?? {};
        return { name, teamId: id, logoUrl, price: Number(price) };
      }),
      ...sponsors
        .filter(({ userId }) => !playing.has(userId))
        .map(({ name, logoUrl, price }) => ({ name, teamId: null, logoUrl, price: Number(price) })),
    ];
    return placed
      .sort((a, b) => b.price - a.price || compareNames(a.name, b.name))
      .map(({ name, teamId, logoUrl }) => ({ name, teamId, logoUrl }));
  }

  /** One of each company: the one in the league that visitors see, else in one beside it. */
  private async runningTeams(): Promise<Team[]> {
    const leagues = await this.leagues.running();
    const teams = await Promise.all(leagues.map(({ id }) => this.teams.ofLeague(id)));
    const byOwner = new Map<number, Team>();
    for (const team of teams.flat()) if (!byOwner.has(team.userId)) byOwner.set(team.userId, team);
    return [...byOwner.values()];
  }

  /** The logo of a company; null where it has none, or sponsors nobody any more. */
  async logoOf(ownerId: number): Promise<string | null> {
    const sponsors = await this.activeSponsors();
    return sponsors.find(({ userId }) => userId === ownerId)?.logoUrl ?? null;
  }

  private activeSponsors(): Promise<Sponsor[]> {
    return this.db.query<Sponsor[]>(
      `SELECT s.user_id AS "userId", coalesce(u.company_name, u.username) AS name, p.price,
              s.logo_url AS "logoUrl"
       FROM sponsorships s
       JOIN users u ON u.id = s.user_id AND u.approved AND u.deactivated_at IS NULL
       JOIN sponsorship_packages p ON p.id = s.package_id
       WHERE s.status = 'active'`,
    );
  }
}
