import { Injectable } from '@nestjs/common';
import { type DataVersions, DataVersionsService } from './data-versions.service.js';
import type { ReadVersion } from './versioned-cache.js';

const minuteMs = 60_000;

/** One text for each read of the data versions. Kick-offs and ends of seasons fall on whole minutes. */
@Injectable()
export class CacheTags {
  private versions: DataVersions | undefined;
  private minute = 0;
  private static: ReadVersion = { tag: '', reading: 0 };
  private running: ReadVersion = { tag: '', reading: 0 };

  constructor(private readonly data: DataVersionsService) {}

  /** @param running includes the events of running matches */
  async now(running: boolean): Promise<ReadVersion> {
    this.name(await this.data.now());
    return running ? this.running : this.static;
  }

  private name(versions: DataVersions): void {
    const minute = Math.floor(Date.now() / minuteMs);
    if (this.versions === versions && this.minute === minute) return;
    const { reading } = versions;
    const tag = `${minute}|${versions.staticData}`;
    this.static = { tag, reading };
    this.running = { tag: `${tag}|${versions.running}`, reading };
    this.versions = versions;
    this.minute = minute;
  }
}
