import { sitePages } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { WatchPermissionService } from '../../people/auth/watch-permission.service.js';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { TeamsService } from '../../registry/teams/teams.service.js';
import { MatchReadsService } from '../../season/matches/match-reads.service.js';

const pages = Object.entries(sitePages)
  .filter(([, { searchEngines }]) => searchEngines === 'list')
  .map(([path]) => path);

/** The protocol allows 50,000 addresses; a season has a few hundred. */
const maxMatches = 5_000;

interface Season {
  teams: number[];
  matches: number[];
}

/** Pages for search engines: the public ones, and teams and matches of the shown season. */
@Injectable()
export class SitemapService {
  constructor(
    private readonly leagues: LeaguesService,
    private readonly teams: TeamsService,
    private readonly matches: MatchReadsService,
    private readonly watching: WatchPermissionService,
    private readonly shared: SharedReadsService,
  ) {}

  async xml(origin: string): Promise<string> {
    const season = await this.shared.answer('sitemap', () => this.season());
    const paths = [
      ...pages,
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
    if (league === null) return { teams: [], matches: [] };
    const [teams, matches] = await Promise.all([
      this.teams.ofLeague(league.id),
      this.matches.ids(league.id),
    ]);
    return { teams: teams.map(({ id }) => id), matches: matches.slice(-maxMatches) };
  }
}
