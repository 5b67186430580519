import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.js';

const { stdout } = process;
const everyMs = stdout.isTTY ? 200 : 10_000;

/**
 * npm reports nothing until the end to a program that runs it, so packages on the disk are counted.
 *
 * @param {string[]} paths the folders of the packages
 * @returns {(done: boolean) => void} ends it
 */
export function showInstalling(paths) {
  const startedAt = Date.now();
  const overwrite = stdout.isTTY ? '\r' : '';
  const show = () => {
    const there = paths.filter((path) => existsSync(join(root, path, 'package.json'))).length;
    stdout.write(`${overwrite}Installing packages … ${there} of ${paths.length}`);
    if (!stdout.isTTY) stdout.write('\n');
  };
  show();
  const timer = setInterval(show, everyMs);
  return (done) => {
    clearInterval(timer);
    const seconds = Math.round((Date.now() - startedAt) / 1_000);
    const end = done ? `Installed ${paths.length} packages in ${seconds} s` : 'Not installed.';
    console.log(`${overwrite}${end.padEnd(50)}`.trimEnd());
  };
}
