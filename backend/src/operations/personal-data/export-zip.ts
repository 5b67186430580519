import { zipSync } from 'fflate';
import { exportPage } from './export-page.js';
import type { PersonExport } from './export-person.js';

export function exportFiles(content: PersonExport): Map<string, Uint8Array> {
  const text = (value: string): Uint8Array => new Uint8Array(Buffer.from(value));
  return new Map([
    ['person.json', text(`${JSON.stringify(content.data, null, 2)}\n`)],
    ['person.html', text(exportPage(content))],
    ...[...content.files].map(([name, bytes]): [string, Uint8Array] => [`files/${name}`, bytes]),
  ]);
}

export const zipOf = (content: PersonExport): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(exportFiles(content)), { level: 6 }));
