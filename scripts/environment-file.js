import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { root, textOf } from './workspace.js';

/** Takes the settings from `.env`; variables of the environment win. */
export function readEnvironmentFile(folder = root) {
  for (const [name, value] of Object.entries(parseEnv(textOf(join(folder, '.env')) ?? '')))
    if (value !== undefined && value !== '') process.env[name] ??= value;
}
