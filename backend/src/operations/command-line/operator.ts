import { type Config, loadConfig } from '../../platform/config/config.js';
import { ConfigError } from '../../platform/config/environment-reader.js';
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
import { OperatorError } from '../../platform/log/operator.error.js';
import { type Command, type Given, type Option, runCommand } from './command.js';

export interface Place {
  /** The owner's: it may lock and change tables. */
  url: string;
  config: Config;
}

/** A command that works on the product's database; the task returns the exit code. */
export const runOperatorCommand = <Options extends Record<string, Option>>(
  command: Command<Options>,
  task: (given: Given<Options>, place: Place) => Promise<number>,
  options: { alone?: boolean } = {},
): Promise<void> =>
  runCommand(command, (given) => operate((url, config) => task(given, { url, config }), options));

/**
 * Runs a task as the owner of the product's tables, beside the running product or without it.
 * @param alone refuses to run beside the product, and takes the embedded database as it is
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
      error instanceof UnreachableError;
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
