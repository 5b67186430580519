import { DataSource } from 'typeorm';
import { OperatorError } from '../../platform/common/operator.error.js';
import { dataSourceOptions } from '../../platform/db/data-source.js';
import { runOperatorCommand } from '../command-line/operator.js';
import { resetSecondFactor } from './reset-second-factor.js';

const command = {
  name: 'admin',
  about: 'Helps an administrator who cannot sign in.',
  uses: [
    ['reset-2fa <username>', 'removes a lost second factor and ends every session of the account'],
  ],
} as const;

await runOperatorCommand(command, async ({ words: [, username = ''] }, { url }) => {
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
