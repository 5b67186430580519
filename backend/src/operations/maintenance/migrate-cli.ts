import { migrate } from '../../platform/db/data-source.js';
import { operate } from '../command-line/operator.js';

// Once before many nodes start on a new version; each of them would do the same by itself.
await operate(async (url) => {
  await migrate(url);
  console.log('The database is up to date.');
  return 0;
});
