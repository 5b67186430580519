import { erasedInside, type MatchView, zagrebWallTime } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import type { Language } from '../../platform/api/language.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { MatchReadsService } from '../../season/matches/match-reads.service.js';
import { PastTablesService } from '../../season/statistics/past-tables.service.js';
import type { RoundInput } from './pdf/round-input.js';

/** What the report of a round says. */
@Injectable()
export class RoundReportsService {
  constructor(
    private readonly leagues: LeaguesService,
    private readonly matches: MatchReadsService,
    private readonly tables: PastTablesService,
    private readonly shared: SharedReadsService,
  ) {}

  /** @throws RefusalError `league.not-found`, `match.not-found` where the round has none */
  async input(
    leagueId: number,
    round: number,
    { language, origin }: { language: Language; origin: string },
  ): Promise<RoundInput> {
    const { league, matches, table, day, next } = await this.shared.answer(
      `round report ${leagueId} ${round}`,
      () => this.read(leagueId, round),
      'running',
    );
    return erasedInside(language, {
      language,
      league,
      round,
      matches,
      day,
      table,
      next,
      url: `${origin}/league-table?league=${leagueId}`,
    });
  }

  private async read(leagueId: number, round: number) {
    const { name, season } = await this.leagues.get(leagueId);
    const all = await this.matches.ofLeague(leagueId);
    const matches = all.filter((match) => match.round === round).map(withoutText);
    const last = matches.at(-1);
    if (last === undefined) throw RefusalError.of('match.not-found');
    const { day } = zagrebWallTime(Date.parse(last.matchDate));
    const table = await this.tables.ofDay(leagueId, day);
    return { league: { name, season }, matches, day, table, next: nextRound(all, round) };
  }
}

/** @param all by their rounds */
function nextRound(all: readonly MatchView[], round: number): RoundInput['next'] {
  const next = all.find((match) => match.round !== null && match.round > round)?.round ?? null;
  if (next === null) return null;
  return { round: next, matches: all.filter((match) => match.round === next).map(withoutText) };
}

/** A text about the match would change the bytes of a report that does not print it. */
const withoutText = (match: MatchView): MatchView => ({ ...match, aiCommentary: null });
