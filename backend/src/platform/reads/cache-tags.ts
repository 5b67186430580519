import { Injectable } from '@nestjs/common';
import { type DataVersions, DataVersionsService } from './data-versions.service.js';
import type { ReadVersion } from './versioned-cache.js';

const minuteMs = 60_000;

/** A `timeless` answer does not depend on the clock; a `running` one depends on the events of running matches too. */
export type Validity = 'timeless' | 'static' | 'running';

/** One text for each read of the data versions. Kick-offs and ends of seasons fall on whole minutes. */
@Injectable()
export class CacheTags {
  private versions: DataVersions | undefined;
  private minute = 0;
  private tags: Record<Validity, string> = { timeless: '', static: '', running: '' };

  constructor(private readonly data: DataVersionsService) {}

  async now(validity: Validity): Promise<ReadVersion> {
    const versions = await this.data.now();
    this.update(versions);
    return { tag: this.tags[validity], reading: versions.reading };
  }

  private update(versions: DataVersions): void {
    const minute = Math.floor(Date.now() / minuteMs);
    if (this.versions === versions && this.minute === minute) return;
    const { staticData, running } = versions;
    const tag = `${minute}|${staticData}`;
    this.tags = { timeless: staticData, static: tag, running: `${tag}|${running}` };
    this.versions = versions;
    this.minute = minute;
  }
}
