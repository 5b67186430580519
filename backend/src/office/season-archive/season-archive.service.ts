import { Readable } from 'node:stream';
import { erasedInside, isSeasonOver, type MatchView, sharedExports } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import type { Language } from '../../platform/api/language.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { ExportsService } from '../../season/exports/exports.service.js';
import { MatchReadsService } from '../../season/matches/match-reads.service.js';
import { LeagueRecordsService } from '../../season/records/league-records.service.js';
import { BracketsService } from '../../season/stages/brackets.service.js';
import { StagesService } from '../../season/stages/stages.service.js';
import { LeagueTableService } from '../../season/statistics/league-table.service.js';
import { AwardsService } from '../awards/awards.service.js';
import { ArchivedReportsService } from './archived-reports.service.js';
import { type ZippedFile, zipStream } from './zip-stream.js';

/** Names and texts. */
type Texts = [string, string][];

/** A season that is over, in one file (docs/product.md#season-archive). */
@Injectable()
export class SeasonArchiveService {
  constructor(
    private readonly leagues: LeaguesService,
    private readonly awards: AwardsService,
    private readonly exports: ExportsService,
    private readonly tables: LeagueTableService,
    private readonly matches: MatchReadsService,
    private readonly stages: StagesService,
    private readonly brackets: BracketsService,
    private readonly records: LeagueRecordsService,
    private readonly reports: ArchivedReportsService,
    private readonly shared: SharedReadsService,
  ) {}

  /**
   * The same bytes as long as nothing of the season changes. It is not stored, so an erasure or another way to
   * show a name takes effect with the next download.
   * @throws RefusalError `league.not-found`, `league.season-not-over`
   */
  async zip(leagueId: number, language: Language): Promise<Readable> {
    const texts = await this.shared.answer(`season archive ${leagueId} ${language}`, () =>
      this.texts(leagueId, language),
    );
    const matches = await this.matches.ofLeague(leagueId, language);
    return Readable.from(zipStream(this.files(texts, matches, language)), { objectMode: false });
  }

  private async *files(
    texts: Texts,
    matches: readonly MatchView[],
    language: Language,
  ): AsyncGenerator<ZippedFile> {
    for (const [name, text] of texts) yield [name, Buffer.from(text)];
    yield* this.reports.of(matches, language);
  }

  private async texts(leagueId: number, language: Language): Promise<Texts> {
    const { id, name, season } = await this.leagues.get(leagueId);
    const awards = await this.awards.of(id);
    if (!isSeasonOver(awards)) throw RefusalError.of('league.season-not-over');
    const texts: Texts = [];
    for (const kind of sharedExports)
      texts.push([`csv/${kind}.csv`, await this.exports.file(id, kind, language)]);
    const content = {
      season: { id, name, season },
      table: await this.tables.of(id),
      matches: await this.matches.ofLeague(id, language),
      stages: await this.stagesOf(id),
      awards,
      records: (await this.records.of(id)).season,
    };
    for (const [file, value] of Object.entries(erasedInside(language, content)))
      texts.push([`json/${file}.json`, `${JSON.stringify(value, null, 2)}\n`]);
    return texts;
  }

  private async stagesOf(leagueId: number): Promise<object[]> {
    const stages = await this.stages.list(leagueId);
    return Promise.all(
      stages.map(async (stage) => ({
        ...stage,
        ...(stage.kind === 'knock-out'
          ? { rounds: (await this.brackets.bracket(leagueId, stage.id)).rounds }
          : await this.brackets.tables(leagueId, stage.id)),
      })),
    );
  }
}
