import { readFile, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { isPersonKind } from '@kolo/domain';
import { OperatorError } from '../../platform/log/operator.error.js';
import { type BackupFiles, FolderFiles } from '../../platform/storage/backup-files.js';
import { type ErasedSubject, keyOf } from './subject.js';

/** One small file per erasure among the uploads, so that a restored backup finds later erasures. */
const folder = 'erasures/';

export async function writeToList(files: BackupFiles, erasure: ErasedSubject): Promise<void> {
  const { kind, id, teamNames, at } = erasure;
  const line = `${JSON.stringify({ kind, id, teamNames, at })}\n`;
  await files.write(`${folder}${keyOf(erasure)}.json`, Readable.from([line]));
}

export async function readList(files: BackupFiles): Promise<ErasedSubject[]> {
  const erasures: ErasedSubject[] = [];
  for await (const name of files.names()) {
    const content = name.startsWith(folder) ? await files.read(name) : null;
    if (content !== null) erasures.push(...parsed(await text(content), name));
  }
  return erasures;
}

export async function readGivenList(path: string): Promise<ErasedSubject[]> {
  const found = await stat(path).catch(() => null);
  if (found === null) throw new OperatorError(`There is no ${path}.`);
  if (found.isDirectory()) return readList(new FolderFiles(path));
  return parsed(await readFile(path, 'utf8'), path);
}

function parsed(lines: string, from: string): ErasedSubject[] {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const erasure = erasureIn(line);
      if (erasure === null)
        throw new OperatorError(`${from} is not a list of erasures: ${line.slice(0, 80)}`);
      return erasure;
    });
}

function erasureIn(line: string): ErasedSubject | null {
  try {
    const { kind, id, teamNames, at } = JSON.parse(line) as Partial<ErasedSubject>;
    if (!isPersonKind(kind)) return null;
    if (!Number.isInteger(id) || id === undefined) return null;
    if (at === undefined || Number.isNaN(Date.parse(at))) return null;
    return { kind, id, teamNames: teamNames === true, at };
  } catch {
    return null;
  }
}
