import type { DataVersions } from './data-versions.service.js';

const minuteMs = 60_000;

interface Names {
  staticData: string;
  running: string;
}

/** One text for each reading of the marks. Kick-offs and ends of seasons fall on whole minutes. */
export class CacheTags {
  private versions: DataVersions | undefined;
  private minute = 0;
  private names: Names = { staticData: '', running: '' };

  of(versions: DataVersions, withRunning: boolean): string {
    const minute = Math.floor(Date.now() / minuteMs);
    if (this.versions !== versions || this.minute !== minute) {
      const staticData = `${minute}|${versions.staticData}`;
      this.names = { staticData, running: `${staticData}|${versions.running}` };
      this.versions = versions;
      this.minute = minute;
    }
    return withRunning ? this.names.running : this.names.staticData;
  }
}
