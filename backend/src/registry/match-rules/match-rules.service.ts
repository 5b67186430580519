import { type LeagueMatchRules, listLimitOf, type MatchRules, presetRules } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import type { DataSource, Repository } from 'typeorm';
import { forTaps } from '../../platform/db/data-source.js';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { LeaguesService } from '../leagues/leagues.service.js';
import { LeagueMatchRulesRow } from './league-match-rules.entity.js';

/** The sheet of leagues without their own, and of matches outside leagues. */
export const usualRules: LeagueMatchRules = {
  preset: 'company-running',
  rules: presetRules['company-running'],
  version: 0,
};

@Injectable()
export class MatchRulesService {
  constructor(
    @InjectRepository(LeagueMatchRulesRow)
    private readonly sheets: Repository<LeagueMatchRulesRow>,
    @InjectDataSource(forTaps) private readonly taps: DataSource,
    private readonly leagues: LeaguesService,
    private readonly shared: SharedReadsService,
  ) {}

  /** @throws RefusalError `league.not-found` */
  async of(leagueId: number | null): Promise<LeagueMatchRules> {
    if (leagueId === null) return usualRules;
    return this.shared.answer(`match rules ${leagueId}`, async () => {
      const [sheet] = await Promise.all([
        this.sheets.findOneBy({ leagueId }),
        this.leagues.get(leagueId),
      ]);
      return sheet === null ? usualRules : viewOf(sheet);
    });
  }

  /** The sheet of a match that is initialised now. Raw SQL over the connections for taps. */
  async sheetOf(leagueId: number | null): Promise<{ rules: MatchRules; version: number }> {
    const [sheet = usualRules] = await this.taps.query<LeagueMatchRules[]>(
      'SELECT preset, rules, version FROM league_match_rules WHERE league_id = $1',
      [leagueId],
    );
    return { rules: rulesOf(sheet), version: sheet.version };
  }
}

export const viewOf = (sheet: LeagueMatchRules): LeagueMatchRules => ({
  preset: sheet.preset,
  rules: rulesOf(sheet),
  version: sheet.version,
});

/** A sheet that was stored before the list had a limit has the one of its preset. */
function rulesOf({ preset, rules }: LeagueMatchRules): MatchRules {
  if (rules.lateListUntil !== undefined) return rules;
  const usual = preset === 'custom' ? undefined : presetRules[preset];
  return { ...rules, lateListUntil: listLimitOf(usual) };
}
