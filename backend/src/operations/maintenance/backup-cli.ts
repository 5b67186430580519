import { recordRun } from '../../platform/db/maintenance-runs.js';
import { backupFiles } from '../../platform/storage/backup-files.js';
import { runOperatorCommand } from '../command-line/operator.js';
import { ProgressBar } from '../command-line/progress-bar.js';
import { backUp } from './backup.js';

const command = {
  name: 'backup',
  about: 'Writes the database and the files into a folder, while Kolo serves.',
  uses: [['<folder>', 'a new one, or one that is empty']],
} as const;

const number = (value: number): string => value.toLocaleString('en');

await runOperatorCommand(command, async ({ words: [folder = ''] }, { url, config }) => {
  const rows = new ProgressBar('rows');
  const files = new ProgressBar('files');
  const began = new Date();
  const manifest = await backUp(url, backupFiles(config), folder, {
    rows: (done, total) => rows.show(done, total),
    files: (done, total) => {
      rows.end();
      files.show(done, total);
    },
  });
  rows.end();
  files.end();
  await recordRun(url, 'backup', true, began);
  const all = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${folder} has ${number(all)} rows as of ${manifest.madeAt} and ${number(manifest.files.count)} files.`,
  );
  return 0;
});
