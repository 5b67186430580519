import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { isUnavailable } from '../../platform/api/unavailable.js';
import { JobsService } from '../../platform/queue/jobs.service.js';
import { PrivateFilesService } from '../../platform/storage/private-files.service.js';

const everyMs = 60_000;
const maxAtOnce = 20;

interface Photograph {
  id: number;
  document: string;
}

/**
 * Takes place and camera from photographs that older releases stored, after an upgrade or a restore. Each is
 * looked at once; a job that is ended goes on with the next.
 */
@Injectable()
export class BareDocumentsService implements OnModuleInit {
  private readonly logger = new Logger('players');

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly files: PrivateFilesService,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.jobs.every('bare-documents', everyMs, () => this.run());
  }

  async run(): Promise<void> {
    const photographs = await this.db.query<Photograph[]>(
      `SELECT id, employment_document AS document FROM players
       WHERE employment_document ~ '\\.(jpg|png)$'
         AND bare_document IS DISTINCT FROM employment_document
       ORDER BY id LIMIT ${maxAtOnce}`,
    );
    for (const photograph of photographs) await this.bare(photograph);
  }

  private async bare({ id, document }: Photograph): Promise<void> {
    try {
      await this.files.bare(document);
    } catch (err) {
      if (willPass(err)) throw err;
      this.logger.warn({ err, player: id }, 'the photograph of a document stays as it is');
    }
    const [, count] = await this.db.query<[unknown[], number]>(
      'UPDATE players SET bare_document = $2 WHERE id = $1 AND employment_document = $2',
      [id, document],
    );
    // Erased or replaced meanwhile, and written once more after its file was removed.
    if (count === 0) await this.files.remove(document);
  }
}

/** The storage is away or full, which says nothing about the photograph. */
const willPass = (error: unknown): boolean =>
  isUnavailable(error) ||
  (error instanceof RefusalError &&
    ['service.unavailable', 'file.no-space'].includes(error.refusal.code));
