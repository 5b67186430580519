import type { MatchView } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import type { Language } from '../../platform/api/language.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { SerialQueue } from '../../platform/async/serial-queue.js';
import { SiteAddressService } from '../../platform/site-address/site-address.service.js';
import { PrinterService } from '../reports/printer.service.js';
import { ReportInputsService } from '../reports/report-inputs.service.js';
import type { ZippedFile } from './zip-stream.js';

/**
 * The public reports of a season. The full ones, with remarks and signatures, are for the parties
 * of each match alone, so they are in no archive.
 */
@Injectable()
export class ArchivedReportsService {
  /** However many people download archives, the printer is free for others between two reports. */
  private readonly queue = new SerialQueue();

  constructor(
    private readonly inputs: ReportInputsService,
    private readonly printer: PrinterService,
    private readonly address: SiteAddressService,
  ) {}

  /**
   * One after the other, each printed when the one before it is sent.
   * @throws RefusalError `service.unavailable` while one is printed
   */
  async *of(matches: readonly MatchView[], language: Language): AsyncGenerator<ZippedFile> {
    for (const { id, round, status, outcome } of matches) {
      if (status !== 'completed' && outcome === undefined) continue;
      const report = await this.queue.run(() => this.report(id, language));
      if (report !== null) yield [`pdf/${roundOf(round)}match-${id}.pdf`, report];
    }
  }

  /** Null where there is nothing to report. */
  private async report(matchId: number, language: Language): Promise<Buffer | null> {
    try {
      const origin = this.address.originForMails;
      const input = await this.inputs.report({ matchId, language, origin });
      return (await this.printer.print({ kind: 'match-report', input })).bytes;
    } catch (err) {
      if (err instanceof RefusalError && err.refusal.code.startsWith('match.')) return null;
      throw err;
    }
  }
}

/** Sorted by its digits. */
const roundOf = (round: number | null): string =>
  round === null ? '' : `round-${String(round).padStart(2, '0')}-`;
