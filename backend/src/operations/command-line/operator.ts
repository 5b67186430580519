import { OperatorError } from '../../platform/common/operator.error.js';
import { type Config, ConfigError, loadConfig } from '../../platform/config/config.js';
import { migrate } from '../../platform/db/data-source.js';
import { startEmbeddedPostgres } from '../../platform/db/embedded/embedded-postgres.js';
import { EmbeddedPostgresError } from '../../platform/db/embedded/errors.js';
import { isConnectionLost } from '../../platform/db/own-client.js';
import {
  lacksPrivilege,
  reasonOf,
  refuseUnreachable,
  UnreachableError,
} from '../../platform/db/reachable.js';

/**
 * Runs a task of the command line on the product's database as the owner of its tables, whether the
 * product is running or not, and sets the exit code.
 * @param task gets the database's URL and returns the exit code
 * @param alone not beside the running product, and on the embedded database as it is found
 */
export async function operate(
  task: (url: string, config: Config) => Promise<number>,
  { alone = false } = {},
): Promise<void> {
  let close = async (): Promise<void> => {};
  try {
    const config = loadConfig(process.env);
    const { databaseUrl, databaseAdminUrl, dataDir } = config;
    let url = databaseAdminUrl ?? databaseUrl;
    if (url !== null) {
      const variable = databaseAdminUrl === null ? 'DATABASE_URL' : 'DATABASE_ADMIN_URL';
      await refuseUnreachable(variable, url);
    } else {
      const holder = { name: 'a command' };
      const embedded = await startEmbeddedPostgres({ dataDir, holder, attach: !alone });
      close = () => embedded.stop();
      url = embedded.adminUrl;
      if (!embedded.attached && !alone) await migrate(url);
    }
    process.exitCode = await task(url, config);
  } catch (error) {
    const expected =
      error instanceof OperatorError ||
      error instanceof ConfigError ||
      error instanceof EmbeddedPostgresError ||
      error instanceof UnreachableError ||
      isWrongOption(error);
    if (isConnectionLost(error))
      console.error(`PostgreSQL went away meanwhile, so this was not finished: ${error.message}`);
    else if (lacksPrivilege(error))
      console.error(
        `Only the owner of the tables may do this (${reasonOf(error)}): name its URL in DATABASE_ADMIN_URL.`,
      );
    else console.error(expected ? error.message : error);
    process.exitCode = 2;
  } finally {
    await close();
  }
}

/** What `parseArgs` says of an option that a command does not have. */
const isWrongOption = (error: unknown): error is Error =>
  error instanceof TypeError && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code));

/** Tells how far a long task is: one line that changes on a terminal, a line now and then elsewhere. */
export class ProgressLine {
  private readonly terminal = process.stderr.isTTY;
  /** A short task elsewhere than on a terminal says nothing on its way. */
  private next = performance.now() + (process.stderr.isTTY ? 0 : 2_000);

  constructor(private readonly unit: string) {}

  show(done: number, total: number | null = null): void {
    const now = performance.now();
    if (now < this.next) return;
    this.next = now + (this.terminal ? 100 : 2_000);
    this.write(done, total);
  }

  private write(done: number, total: number | null): void {
    const of = total === null ? '' : ` of ${total.toLocaleString('en')}`;
    const share = total === null || total === 0 ? '' : ` (${Math.floor((100 * done) / total)} %)`;
    const line = `${done.toLocaleString('en')}${of} ${this.unit}${share}`;
    process.stderr.write(this.terminal ? `\r\u001b[K${line}` : `${line}\n`);
  }

  /** Leaves the line for what comes after. */
  end(): void {
    if (this.terminal) process.stderr.write('\r\u001b[K');
  }
}
