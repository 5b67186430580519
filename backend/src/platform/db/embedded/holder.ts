import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedPostgresError, errorCode } from './errors.js';
import { processIdentity } from './process-identity.js';

export interface Holder {
  readonly name: string;
  readonly pid: number;
  readonly identity: string | null;
  readonly since: string;
  readonly webPort: number | null;
}

export interface HoldOptions {
  readonly name: string;
  readonly webPort?: number;
}

export class DataDirHeldError extends EmbeddedPostgresError {
  constructor(
    readonly dataDir: string,
    readonly holder: Holder,
  ) {
    const port = holder.webPort === null ? '' : `, port ${holder.webPort}`;
    super(
      `${dataDir} is in use by ${holder.name} (process ${holder.pid}${port}) since ${holder.since}. Stop it first, or start with another DATA_DIR (and another PORT).`,
    );
  }
}

const fileOf = (dataDir: string): string => join(dataDir, 'holder.json');

export function currentHolder(dataDir: string): Holder | null {
  const holder = read(dataDir);
  return holder !== null && isLiving(holder) ? holder : null;
}

export function holdDataDir(dataDir: string, options: HoldOptions): () => void {
  const mine: Holder = {
    name: options.name,
    pid: process.pid,
    identity: processIdentity(process.pid),
    since: new Date().toISOString(),
    webPort: options.webPort ?? null,
  };
  const draft = `${fileOf(dataDir)}.${process.pid}`;
  try {
    writeFileSync(draft, JSON.stringify(mine), { mode: 0o600 });
    for (let attempt = 0; ; attempt += 1) {
      if (linkedFirst(draft, fileOf(dataDir))) break;
      const other = read(dataDir);
      if (other !== null && isLiving(other)) throw new DataDirHeldError(dataDir, other);
      if (attempt === 5) throw new EmbeddedPostgresError(`${fileOf(dataDir)} cannot be replaced.`);
      discardStale(dataDir, draft);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (read(dataDir)?.since === mine.since) rmSync(fileOf(dataDir), { force: true });
  };
}

/** A hard link appears whole or not at all, and fails when the name is taken. */
function linkedFirst(draft: string, target: string): boolean {
  try {
    linkSync(draft, target);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Two processes may clean up at once: only the one that moved the stale file drops it. */
function discardStale(dataDir: string, draft: string): void {
  const aside = `${draft}.stale`;
  try {
    renameSync(fileOf(dataDir), aside);
  } catch {
    return;
  }
  const moved = parse(aside);
  if (moved !== null && isLiving(moved)) linkedFirst(aside, fileOf(dataDir));
  rmSync(aside, { force: true });
}

const isLiving = (holder: Holder): boolean => {
  const identity = processIdentity(holder.pid);
  return identity !== null && identity === holder.identity;
};

const read = (dataDir: string): Holder | null => parse(fileOf(dataDir));

function parse(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}
