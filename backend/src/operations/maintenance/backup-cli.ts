import { parseArgs } from 'node:util';
import { OperatorError } from '../../platform/common/operator.error.js';
import { recordRun } from '../../platform/db/maintenance-runs.js';
import { keptFiles } from '../../platform/storage/kept-files.service.js';
import { operate, ProgressLine } from '../command-line/operator.js';
import { backUp } from './backup.js';

const usage =
  'npm run backup -- <folder>   writes the database and the files into a new folder, while Kolo serves';

const number = (value: number): string => value.toLocaleString('en');

await operate(async (url, config) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) throw new OperatorError(usage);
  const rows = new ProgressLine('rows');
  const files = new ProgressLine('files');
  const began = new Date();
  const manifest = await backUp(url, keptFiles(config), folder, {
    rows: (done) => rows.show(done),
    files: (done) => files.show(done),
  });
  files.end();
  await recordRun(url, 'backup', true, began);
  const all = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${folder} has ${number(all)} rows as of ${manifest.madeAt} and ${number(manifest.files.count)} files.`,
  );
  return 0;
});
