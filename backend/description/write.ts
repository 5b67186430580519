import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asyncApi } from './async-api.js';
import { openApi } from './document.js';

const docs = join(__dirname, '../../docs');

/** Writes the descriptions of the API and the socket, or with `--check` compares them with the committed ones. */
async function main(): Promise<void> {
  const documents = { 'openapi.json': await openApi(), 'asyncapi.json': asyncApi() };
  for (const [name, document] of Object.entries(documents)) {
    const file = join(docs, name);
    const text = `${JSON.stringify(document, null, 2)}\n`;
    if (!process.argv.includes('--check')) writeFileSync(file, text);
    else if (readFileSync(file, 'utf8') !== text)
      throw new Error(`docs/${name} is stale: run \`npm run openapi\` and commit it.`);
  }
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
