import { sitePages } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { AwardsService } from '../../office/awards/awards.service.js';
import { WatchPermissionService } from '../../people/auth/access/watch-permission.service.js';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { TeamsService } from '../../registry/teams/teams.service.js';
import { MatchReadsService } from '../../season/matches/match-reads.service.js';
import { StagesService } from '../../season/stages/stages.service.js';

const pages = Object.entries(sitePages)
  .filter(([, { searchEngines }]) => searchEngines === 'list')
  .map(([path]) => path);

/** The protocol allows 50,000 addresses; a season has a few hundred. */
const maxMatches = 5_000;

interface Season {
  /** Pages of the league itself that have something to show. */
  ofLeague: string[];
  teams: number[];
  matches: number[];
}

/**
 * Pages for search engines: the public ones, and teams, matches, finals and awards of the shown season. Pages of
 * players are left out, because search engines forget a name later than this site does.
 */
@Injectable()
export class SitemapService {
  constructor(
    private readonly leagues: LeaguesService,
    private readonly teams: TeamsService,
    private readonly matches: MatchReadsService,
    private readonly stages: StagesService,
    private readonly awards: AwardsService,
    private readonly watching: WatchPermissionService,
    private readonly shared: SharedReadsService,
  ) {}

  async xml(origin: string): Promise<string> {
    const season = await this.shared.answer('sitemap', () => this.season());
    const paths = [
      ...pages,
      ...season.ofLeague,
      ...season.teams.map((id) => `/team/${id}`),
      ...season.matches.map((id) => `/live/${id}`),
    ];
    const shown = paths.filter((path) => this.watching.isEverybodys || !path.startsWith('/live'));
    const urls = shown.map((path) => `<url><loc>${origin}${path}</loc></url>`);
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>\n',
    ].join('\n');
  }

  private async season(): Promise<Season> {
    const league = await this.leagues.shown();
    if (league === null) return { ofLeague: [], teams: [], matches: [] };
    const { id } = league;
    const [teams, matches, stages, awards] = await Promise.all([
      this.teams.ofLeague(id),
      this.matches.ids(id),
      this.stages.list(id),
      this.awards.of(id),
    ]);
    const ofLeague = [
      ...(stages.length > 0 ? [`/league/${id}/bracket`] : []),
      ...(awards.length > 0 ? [`/league/${id}/awards`] : []),
    ];
    return { ofLeague, teams: teams.map((team) => team.id), matches: matches.slice(-maxMatches) };
  }
}
