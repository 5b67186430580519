import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

interface Manifest {
  name: string;
  version: string;
  license?: string;
  /** As old packages name it. */
  licenses?: { type: string }[];
  author?: string | { name: string };
  homepage?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export interface Shipped {
  readonly manifest: Manifest;
  readonly folder: string;
}

const licenceFile = /^(licen[cs]e|copying|notice|ofl)/i;

/**
 * Lists the licences of all packages that run in the browser or on the server.
 *
 * @param server the folder whose `dependencies` run on the server
 * @param others in the browser too, but no modules of the bundle
 */
export function thirdPartyLicences(server: string, others: readonly string[]): Plugin {
  let root = '';
  return {
    name: 'third-party-licences',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : [],
      );
      const folders = [
        ...modules.map(packageOf).filter((folder) => folder !== null),
        ...others.map((name) => installedFolder(name, root)),
        ...packagesBelow(server),
      ];
      const source = licenceList(folders.map(shipped));
      this.emitFile({ type: 'asset', fileName: 'third-party-licences.txt', source });
    },
  };
}

/** The folder of the package that a module is of; null for our own. */
export const packageOf = (module: string): string | null =>
  /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1] ?? null;

/** The folders of all packages that a folder's `dependencies` need. */
export function packagesBelow(folder: string): string[] {
  const found = new Set<string>();
  const waiting = neededBy(folder);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...neededBy(next));
  }
  return [...found];
}

export const shipped = (folder: string): Shipped => ({ folder, manifest: manifestOf(folder) });

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Optional packages may be for another platform. */
function neededBy(folder: string): string[] {
  const { dependencies = {}, optionalDependencies = {} } = manifestOf(folder);
  const optional = Object.keys(optionalDependencies).map((name) => folderOf(name, folder));
  return Object.keys(dependencies)
    .filter((name) => !name.startsWith('@kolo/') && !(name in optionalDependencies))
    .map((name) => installedFolder(name, folder))
    .concat(optional.filter((place) => place !== null));
}

function installedFolder(name: string, from: string): string {
  const folder = folderOf(name, from);
  if (folder === null) throw new Error(`${from} needs ${name}, which is not installed.`);
  return folder;
}

/** Where Node finds a package; `exports` may hide its package.json from `require.resolve`. */
function folderOf(name: string, from: string): string | null {
  const candidate = join(from, 'node_modules', name);
  if (existsSync(join(candidate, 'package.json'))) return candidate;
  return dirname(from) === from ? null : folderOf(name, dirname(from));
}

export function licenceList(packages: readonly Shipped[]): string {
  const distinct = new Map(packages.map((one) => [titleOf(one), one]));
  const sections = [...distinct]
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([title, one]) => sectionOf(title, one));
  const intro = `Kolo is made with these ${distinct.size} packages. Each is listed with its licence.`;
  return `${[intro, ...sections].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

const titleOf = ({ manifest: { name, version } }: Shipped): string => `${name} ${version}`;

function sectionOf(title: string, { manifest, folder }: Shipped): string {
  const { licenses = [], author, homepage } = manifest;
  const license = manifest.license ?? licenses.map(({ type }) => type).join(' or ');
  const texts = textsOf(folder, licenceFile);
  if (texts.length === 0) texts.push(...textsOf(folder, /^readme/i).flatMap(licenceChapter));
  if (license === '' && texts.length === 0)
    throw new Error(`${title} tells no licence: find out, or replace it.`);
  const by = typeof author === 'object' ? author.name : author;
  const head = [title, license, by, homepage].filter((line) => line !== undefined && line !== '');
  return [head.join('\n'), ...texts].join('\n\n');
}

const textsOf = (folder: string, name: RegExp): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => readFileSync(join(folder, entry.name), 'utf8').trim());

const licenceChapter = (readme: string): string[] =>
  /^#+ *licen[cs]e\b[\s\S]*/im.exec(readme) ?? [];
