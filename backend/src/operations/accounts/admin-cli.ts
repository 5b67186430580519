import { OperatorError } from '../../platform/log/operator.error.js';
import { runOperatorCommand } from '../command-line/operator.js';
import { withDatabase } from '../command-line/with-database.js';
import { entities, resetSecondFactor } from './reset-second-factor.js';

const command = {
  name: 'admin',
  about: 'Helps an administrator who cannot sign in.',
  uses: [
    ['reset-2fa <username>', 'removes a lost second factor and ends every session of the account'],
  ],
} as const;

const answers = {
  off: 'has no second factor; nothing was changed.',
  reset: 'signs in with the password alone until a second factor is set up again.',
} as const;

await runOperatorCommand(command, async ({ words: [, username = ''] }, { url }) => {
  const outcome = await withDatabase(url, (db) => resetSecondFactor(db, username), entities);
  if (outcome === 'unknown') throw new OperatorError(`There is no account ${username}.`);
  console.log(`${username} ${answers[outcome]}`);
  return 0;
});
