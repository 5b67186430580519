import { compareNames, type StripLogo } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { LeaguesService } from '../leagues/leagues.service.js';
import { TeamsService } from '../teams/teams.service.js';

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
  ) {}

  /**
   * A company that also plays stands here once, under its team's name. The largest package comes
   * first, then the name decides.
   */
  async strip(): Promise<StripLogo[]> {
    const [league, sponsors] = await Promise.all([this.leagues.active(), this.activeSponsors()]);
    const teams = league === null ? [] : await this.teams.ofLeague(league.id);
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
