import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { lookup } from 'mrmime';
import { type Encoding, isCompressible } from './content-encoding.js';
import { EncodedBody } from './encoded-body.js';
import { EncodedResponse } from './encoded-response.js';
import { openToEveryOrigin } from './open-reads.js';

const hashed = 'public, max-age=31536000, immutable';
const checked = 'no-cache';

const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

export interface Site {
  /** The HTML by name (`index.html`), of which pages are made. */
  templates: Map<string, string>;
  files: Map<string, EncodedResponse>;
}

export function readSite(folder: string): Site {
  const bodies = readFolder(folder);
  const templates = new Map<string, string>();
  const files = new Map<string, EncodedResponse>();
  for (const [path, body] of bodies) {
    const [, template] = /^\/(\w+\.html)$/.exec(path) ?? [];
    if (template !== undefined) templates.set(template, body.toString());
    else if (!isCompressed(path, bodies)) files.set(path, answerOf(path, body, bodies));
  }
  return { templates, files };
}

function readFolder(folder: string): Map<string, Buffer> {
  const bodies = new Map<string, Buffer>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    bodies.set(file.slice(folder.length).split(sep).join('/'), readFileSync(file));
  }
  return bodies;
}

function answerOf(
  path: string,
  body: Buffer,
  bodies: ReadonlyMap<string, Buffer>,
): EncodedResponse {
  const type = lookup(path) ?? 'application/octet-stream';
  return new EncodedResponse(new EncodedBody(body, compressedForms(path, bodies)), {
    'content-type': /^text\/|javascript|json/.test(type) ? `${type}; charset=utf-8` : type,
    ...(path.startsWith('/assets/')
      ? { 'cache-control': hashed, ...openToEveryOrigin }
      : { 'cache-control': checked }),
    ...(isCompressible(type) ? { vary: 'accept-encoding' } : {}),
  });
}

const isCompressed = (path: string, bodies: ReadonlyMap<string, Buffer>): boolean =>
  Object.values(endings).some(
    (ending) => path.endsWith(ending) && bodies.has(path.slice(0, -ending.length)),
  );

function compressedForms(path: string, bodies: ReadonlyMap<string, Buffer>): Map<Encoding, Buffer> {
  const forms = new Map<Encoding, Buffer>();
  for (const encoding of ['br', 'gzip'] as const) {
    const form = bodies.get(path + endings[encoding]);
    if (form !== undefined) forms.set(encoding, form);
  }
  return forms;
}
