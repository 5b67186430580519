import { parseArgs } from 'node:util';
import { DataSource } from 'typeorm';
import { OperatorError } from '../../platform/common/operator.error.js';
import { dataSourceOptions } from '../../platform/db/data-source.js';
import { operate } from '../command-line/operator.js';
import { resetSecondFactor } from './reset-second-factor.js';

const usage = `npm run admin -- reset-2fa <username>   takes the second factor from an account whose owner has
                                        lost it; every session of the account ends`;

await operate(async (url) => {
  const { positionals } = parseArgs({ args: process.argv.slice(2), allowPositionals: true });
  const [command, username, ...more] = positionals;
  if (command !== 'reset-2fa' || username === undefined || more.length > 0)
    throw new OperatorError(usage);
  const db = await new DataSource(dataSourceOptions(url)).initialize();
  try {
    const outcome = await resetSecondFactor(db, username);
    if (outcome === 'unknown') throw new OperatorError(`There is no account ${username}.`);
    console.log(
      outcome === 'off'
        ? `${username} has no second factor; nothing was changed.`
        : `${username} signs in with the password alone until a second factor is set up anew.`,
    );
    return 0;
  } finally {
    await db.destroy();
  }
});
