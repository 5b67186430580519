import { migrate } from '../../platform/db/data-source.js';
import { runOperatorCommand } from '../command-line/operator.js';

const command = {
  name: 'migrate',
  about: 'Brings the database up to date, once before many nodes start on a new version.',
} as const;

await runOperatorCommand(command, async (_, { url }) => {
  await migrate(url);
  console.log('The database is up to date.');
  return 0;
});
