import { isOfficial, limits } from '@kolo/domain';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { LeagueStatesService } from '../../live/commands/league-states.service.js';
import { MatchCommandsService } from '../../live/commands/match-commands.service.js';
import { countErasures } from '../../people/erasures/index.js';
import { languages } from '../../platform/api/language.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { JobsService } from '../../platform/queue/jobs.service.js';
import { SiteAddressService } from '../../platform/site-address/site-address.service.js';
import { MatchTurn, recentOrInTurn } from '../../projections/match-turn.js';
import { PrinterService } from './printer.service.js';
import { ReportArchiveService } from './report-archive.service.js';
import { ReportInputsService } from './report-inputs.service.js';

const everyMs = 15_000;
/** A report takes half a second in two languages, and readers use the same thread. */
const maxAtOnce = 8;
/** More than are archived, as some of them are not official yet: their end was known late. */
const maxLookedAt = 50;

const lookedAt = recentOrInTurn(
  'id, league_id, match_date, status, outcome, version, sign_state, official_at',
);

/** The last language is archived last. */
const notArchived = `
  (m.status = 'completed' OR m.outcome IN ('annulled', 'replayed', 'abandoned'))
  AND m.sign_state IS DISTINCT FROM 'under-protest'
  AND NOT EXISTS (SELECT FROM match_reports r
    WHERE r.match_id = m.id AND r.log_version = m.version AND r.language = '${languages.at(-1)}')`;

/** Stores the full report of every official result, also after a change of one that was official before. */
@Injectable()
export class ArchiveReportsService implements OnModuleInit {
  private readonly logger = new Logger('reports');
  private readonly turn = new MatchTurn();

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly jobs: JobsService,
    private readonly leagues: LeagueStatesService,
    private readonly commands: MatchCommandsService,
    private readonly inputs: ReportInputsService,
    private readonly printer: PrinterService,
    private readonly archive: ReportArchiveService,
    private readonly address: SiteAddressService,
  ) {}

  onModuleInit(): void {
    this.jobs.every('archive-reports', everyMs, () => this.run());
  }

  /** Safe to repeat, also by several nodes at once. */
  async run(): Promise<void> {
    let archived = 0;
    for (const matchId of await this.due()) {
      if (archived === maxAtOnce) break;
      if (await this.archiveMatch(matchId)) archived += 1;
    }
    if (archived < maxAtOnce) await this.turn.advance(this.db);
  }

  private async archiveMatch(matchId: number): Promise<boolean> {
    try {
      const { state, overSince } = await this.commands.known(matchId);
      if (!isOfficial(state, new Date().toISOString(), overSince)) return false;
      for (const language of languages)
        await this.archiveReport({ matchId, version: state.version, language });
      return true;
    } catch (err) {
      // Deleted meanwhile, or the printer is busy: one match holds up no other.
      if (!(err instanceof RefusalError)) throw err;
      this.logger.warn({ err, matchId }, 'A report was not archived');
      return false;
    }
  }

  private async archiveReport(report: {
    matchId: number;
    version: number;
    language: (typeof languages)[number];
  }): Promise<void> {
    const erasures = await countErasures(this.db.manager);
    const input = await this.inputs.fullReport({ ...report, origin: this.address.originForMails });
    const printed = await this.printer.print({ kind: 'match-report', input });
    await this.archive.add(report, printed, erasures);
  }

  /** The latest first, without the seasons whose reports are no longer stored. */
  private async due(): Promise<number[]> {
    const { below, size } = this.turn;
    const leagues = await this.db.query<{ id: number | null }[]>(
      `SELECT DISTINCT m.league_id AS id FROM ${lookedAt} WHERE ${notArchived}`,
      [below, size],
    );
    const rules = await Promise.all(leagues.map(({ id }) => this.leagues.signingRules(id)));
    const days = rules.map(({ keepReportsDays }) => keepReportsDays);
    const rows = await this.db.query<{ id: number }[]>(
      `SELECT m.id FROM ${lookedAt}
       JOIN unnest($3::integer[], $4::integer[]) AS k (league_id, days)
         ON m.league_id IS NOT DISTINCT FROM k.league_id
       WHERE ${notArchived} AND m.match_date > now() - make_interval(days => k.days)
         AND coalesce(m.official_at, (
           SELECT max(e.recorded_at) FROM events e
           WHERE e.stream = m.id AND e.type IN ('MatchFinished', 'ResultRecorded', 'ResultAwarded')
         ) + make_interval(secs => $5)) <= now()
       ORDER BY m.match_date DESC, m.id LIMIT ${maxLookedAt}`,
      [below, size, leagues.map(({ id }) => id), days, limits.officialAfterMs / 1000],
    );
    return rows.map(({ id }) => id);
  }
}
