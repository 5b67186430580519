import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { maintenanceRuns } from '../../platform/db/maintenance-runs.js';
import { isWalArchiveFailing } from '../../platform/db/wal-archive.js';
import { valueOr } from './value-or.js';

/** Problems noticed too late without a metric: full disks, missing backups, a failing archive. */
export function addMaintenanceMetrics(
  registry: Registry,
  source: DataSource,
  dataDir: string,
): void {
  const registers = [registry];
  // These metrics are needed all the more while the database is away.
  const runs = () => valueOr(maintenanceRuns(source), []);
  const disk = () => statfs(dataDir).catch(() => null);
  new Gauge({
    name: 'kolo_maintenance_ok',
    help: 'Whether the last backup and the last comparison with the log ended well',
    labelNames: ['task'],
    registers,
    async collect() {
      const found = await runs();
      this.reset();
      for (const { task, ok } of found) this.set({ task }, ok ? 1 : 0);
    },
  });
  new Gauge({
    name: 'kolo_maintenance_last_good_timestamp_seconds',
    help: 'The moment up to which the last good backup or comparison with the log covers the data',
    labelNames: ['task'],
    registers,
    async collect() {
      const found = await runs();
      this.reset();
      for (const { task, lastGoodAt } of found)
        if (lastGoodAt !== null) this.set({ task }, lastGoodAt);
    },
  });
  new Gauge({
    name: 'kolo_wal_archive_failing',
    help: 'Whether PostgreSQL fails to archive its write-ahead log; missing where it has no archive',
    registers,
    async collect() {
      const failing = await valueOr(isWalArchiveFailing(source), null);
      if (failing === null) this.remove();
      else this.set(failing ? 1 : 0);
    },
  });
  new Gauge({
    name: 'kolo_data_free_bytes',
    help: 'The free space on the disk of DATA_DIR',
    registers,
    async collect() {
      const found = await disk();
      if (found !== null) this.set(found.bavail * found.bsize);
    },
  });
  new Gauge({
    name: 'kolo_data_size_bytes',
    help: 'The size of the disk of DATA_DIR',
    registers,
    async collect() {
      const found = await disk();
      if (found !== null) this.set(found.blocks * found.bsize);
    },
  });
}
