import { recordRun } from '../../platform/db/maintenance-runs.js';
import { backupFiles } from '../../platform/storage/backup-files.js';
import { describeDifference, verify } from '../../projections/verify.js';
import { runOperatorCommand } from '../command-line/operator.js';
import { ProgressBar } from '../command-line/progress-bar.js';
import { readGivenList } from '../personal-data/index.js';
import { restore } from './restore.js';

const command = {
  name: 'restore',
  about: 'Puts a backup into an empty place, while Kolo is stopped.',
  uses: [['<folder>', 'that `npm run backup` wrote']],
  options: {
    replace: {
      type: 'boolean',
      about: 'replaces an existing database and its files',
    },
    erasures: {
      type: 'string',
      value: 'file',
      about:
        'erases again who was erased since: what `npm run people -- list` wrote, or a newer backup',
    },
  },
} as const;

const number = (value: number): string => value.toLocaleString('en');

await runOperatorCommand(
  command,
  async ({ words: [folder = ''], values: { replace = false, erasures } }, { url, config }) => {
    const bars = {
      checked: new ProgressBar('bytes checked'),
      files: new ProgressBar('files'),
      rows: new ProgressBar('rows'),
      events: new ProgressBar('events verified'),
    };
    const given = erasures === undefined ? [] : await readGivenList(erasures);
    const { keepsReports } = config.retention;
    const place = { url, files: backupFiles(config), replace, erasures: given, keepsReports };
    const { manifest, erased } = await restore(folder, place, {
      checked: (bytes, total) => bars.checked.show(bytes, total),
      files: (done, total) => {
        bars.checked.end();
        bars.files.show(done, total);
      },
      rows: (done, total) => {
        bars.checked.end();
        bars.files.end();
        bars.rows.show(done, total);
      },
    });
    for (const bar of Object.values(bars)) bar.end();
    const { madeAt, tables, files } = manifest;
    const all = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${number(all)} rows as of ${madeAt} and ${number(files.count)} files are back.`);
    if (erased > 0)
      console.log(`${number(erased)} of its people had been erased since, and were erased again.`);
    const logged = tables.find(({ name }) => name === 'events')?.rows ?? 0;
    const began = new Date();
    const { events, differences } = await verify(
      url,
      (done) => bars.events.show(done, logged),
      (difference) => console.log(describeDifference(difference)),
    );
    bars.events.end();
    await recordRun(url, 'verify', differences === 0, began);
    console.log(
      differences === 0
        ? `Every row is what ${number(events)} events say. The log has a new epoch: devices take a fresh start, people sign in again.`
        : `${number(differences)} rows differ from the log. \`npm run projections -- rebuild\` puts them right.`,
    );
    return differences === 0 ? 0 : 1;
  },
  { alone: true },
);
