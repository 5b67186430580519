import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';

export const root = join(__dirname, '../..');

export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Everything in a YAML file, with anchors and merges resolved. */
export function yamlOf<T>(path: string): T[] {
  return parseAllDocuments(textOf(path), { merge: true, uniqueKeys: true }).map((document) => {
    if (document.errors.length > 0) throw new Error(`${path}: ${document.errors.join(', ')}`);
    return document.toJS() as T;
  });
}

export const filesIn = (folder: string, end: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(end))
    .map((name) => `${folder}/${name}`);
