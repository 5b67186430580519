import { parseArgs } from 'node:util';
import { OperatorError } from '../../platform/common/operator.error.js';
import { keptFiles } from '../../platform/storage/kept-files.service.js';
import { describeDifference, verify } from '../../projections/verify.js';
import { operate, ProgressLine } from '../command-line/operator.js';
import { readGivenList } from '../personal-data/index.js';
import { restore } from './restore.js';

const usage = `npm run restore -- <folder>             puts a backup into an empty place, while Kolo is stopped
npm run restore -- <folder> --replace   replaces an existing database and its files
  --erasures <file>   who was erased since the backup was made: what \`npm run people -- list\` wrote, or the
                      folder of a newer backup; who is known to the place itself is erased anyway`;

const number = (value: number): string => value.toLocaleString('en');

function read(): { folder: string; replace: boolean; erasures: string | undefined } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      erasures: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1 || values.help) throw new OperatorError(usage);
  return { folder, replace: values.replace, erasures: values.erasures };
}

await operate(
  async (url, config) => {
    const { folder, replace, erasures } = read();
    const lines = {
      checked: new ProgressLine('bytes checked'),
      files: new ProgressLine('files'),
      rows: new ProgressLine('rows'),
      events: new ProgressLine('events verified'),
    };
    const given = erasures === undefined ? [] : await readGivenList(erasures);
    const place = { url, kept: keptFiles(config), replace, erasures: given };
    const { manifest, erased } = await restore(folder, place, {
      checked: (bytes) => lines.checked.show(bytes),
      files: (done) => lines.files.show(done),
      rows: (done) => lines.rows.show(done),
    });
    lines.rows.end();
    const { madeAt, tables, files } = manifest;
    const all = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${number(all)} rows as of ${madeAt} and ${number(files.count)} files are back.`);
    if (erased > 0)
      console.log(`${number(erased)} of its people were erased since, and are again.`);
    const { events, differences } = await verify(
      url,
      (done) => lines.events.show(done),
      (difference) => console.log(describeDifference(difference)),
    );
    lines.events.end();
    console.log(
      differences === 0
        ? `Every row is what ${number(events)} events say. The log has a new epoch: devices take a fresh start, people sign in again.`
        : `${number(differences)} rows differ from the log. \`npm run projections -- rebuild\` puts them right.`,
    );
    return differences === 0 ? 0 : 1;
  },
  { alone: true },
);
