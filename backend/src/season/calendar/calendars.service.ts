import { byDate, foldedName, type MatchView } from '@kolo/domain';
import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '../../platform/api/language.js';
import { type Runtime, runtimeToken } from '../../platform/config/runtime.js';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { TeamsService } from '../../registry/teams/teams.service.js';
import { type VenueAddresses, VenuesService } from '../../registry/venues/venues.service.js';
import { MatchReadsService } from '../matches/match-reads.service.js';
import { type CalendarMatch, feedText } from './feed.js';
import { type FixtureHistory, FixtureHistoryService } from './fixture-history.service.js';
import { InstallationService } from './installation.service.js';

export interface FeedReader {
  language: Language;
  origin: string;
}

type Fixture = Omit<
  CalendarMatch,
  'score' | 'shootout' | 'afterExtraTime' | 'sequence' | 'changedAt' | 'address'
> &
  Pick<MatchView, 'leagueId' | 'homeScore' | 'awayScore' | 'shootout' | 'afterExtraTime'>;

/** Calendars drop what a feed no longer has, so the fixtures of an inactive league disappear. */
const isToCome = ({ status, deleted }: Fixture): boolean => status === 'scheduled' && !deleted;

/** Feeds keep deleted matches, so that a calendar learns that they are off. */
@Injectable()
export class CalendarsService {
  constructor(
    private readonly histories: FixtureHistoryService,
    private readonly matches: MatchReadsService,
    private readonly leagues: LeaguesService,
    private readonly teams: TeamsService,
    private readonly venues: VenuesService,
    private readonly shared: SharedReadsService,
    private readonly installation: InstallationService,
    @Inject(runtimeToken) private readonly runtime: Runtime,
  ) {}

  /** @throws RefusalError `league.not-found` */
  ofLeague(id: number, reader: FeedReader): Promise<string> {
    return this.shared.answer(`calendar league ${id} ${wordsOf(reader)}`, () =>
      this.readLeague(id, reader),
    );
  }

  /** @throws RefusalError `team.not-found` */
  ofTeam(id: number, reader: FeedReader): Promise<string> {
    return this.shared.answer(`calendar team ${id} ${wordsOf(reader)}`, () =>
      this.readTeam(id, reader),
    );
  }

  /** Matches of one person, which nobody else reads. */
  async ofMatches(matchIds: readonly number[], name: string, reader: FeedReader): Promise<string> {
    const matches = await this.calendarMatches(await this.histories.ofMatches(matchIds));
    const domain = await this.installation.id();
    return feedText({ ...reader, domain, name, matches });
  }

  private async readLeague(id: number, reader: FeedReader): Promise<string> {
    const { name, season } = await this.leagues.get(id);
    const matches = await this.calendarMatches(await this.histories.ofLeague(id));
    const domain = await this.installation.id();
    return feedText({ ...reader, domain, name: `${name} ${season}`, matches });
  }

  private async readTeam(id: number, reader: FeedReader): Promise<string> {
    const { name: team, leagueId } = await this.teams.view(id);
    const league = leagueId === null ? null : await this.leagues.get(leagueId);
    // In every league a company's team has the same name.
    const name = league === null ? team : `${team} · ${league.name} ${league.season}`;
    const matches = await this.calendarMatches(await this.histories.ofTeam(id));
    const domain = await this.installation.id();
    return feedText({ ...reader, domain, name, matches });
  }

  private async calendarMatches(histories: readonly FixtureHistory[]): Promise<CalendarMatch[]> {
    const fixtures = await this.fixtures(histories.map(({ matchId }) => matchId));
    const [leagues, addresses] = await Promise.all([
      this.leagues.namesOf(leagueIdsOf([...fixtures.values()])),
      this.venues.addresses(),
    ]);
    const resting = new Set(leagues.filter(({ isActive }) => !isActive).map(({ id }) => id));
    return histories
      .flatMap((history) => {
        const fixture = fixtures.get(history.matchId);
        if (fixture === undefined || (isToCome(fixture) && resting.has(fixture.leagueId ?? 0)))
          return [];
        return [this.calendarMatch(fixture, history, addresses)];
      })
      .sort(byDate);
  }

  private calendarMatch(
    fixture: Fixture,
    history: FixtureHistory,
    addresses: VenueAddresses,
  ): CalendarMatch {
    const { leagueId: _, homeScore: home, awayScore: away, awardedTo, ...match } = fixture;
    const { shootout = null, afterExtraTime = false } = fixture;
    const hall = addresses.get(foldedName(fixture.venue ?? ''));
    const isPlayed = fixture.status === 'completed' && home !== null && away !== null;
    const isShown = isPlayed && this.runtime.config.livePublic;
    return {
      ...match,
      address: hall?.address ?? null,
      score: isShown ? { home, away } : null,
      ...(isShown && awardedTo !== undefined && { awardedTo }),
      shootout: isShown ? shootout : null,
      afterExtraTime: isShown && afterExtraTime,
      sequence: history.changes,
      // A goal that is undone after the final whistle changes the score and nothing else.
      changedAt: latest(
        isShown ? history.touchedAt : history.changedAt,
        history.namedAt,
        hall?.addressedAt ?? null,
      ),
    };
  }

  private async fixtures(ids: readonly number[]): Promise<Map<number, Fixture>> {
    const shown = await this.matches.byIds(ids);
    const known = new Set(shown.map(({ id }) => id));
    const deleted = await this.matches.deletedByIds(ids.filter((id) => !known.has(id)));
    return new Map([
      ...shown.map((view): [number, Fixture] => [view.id, { ...view, deleted: false }]),
      ...deleted.map((view): [number, Fixture] => [view.id, { ...view, deleted: true }]),
    ]);
  }
}

const wordsOf = ({ language, origin }: FeedReader): string => `${language} ${origin}`;

const latest = (one: Date, ...others: (Date | null)[]): Date =>
  new Date(Math.max(Number(one), ...others.map(Number)));

const leagueIdsOf = (fixtures: readonly Fixture[]): number[] => [
  ...new Set(fixtures.map(({ leagueId }) => leagueId).filter((id) => id !== null)),
];
