import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';

const file = new URL('../../docs/openapi.json', import.meta.url);

/** The committed description of the API (`npm run openapi`), with this server in it. */
export const apiDescription = (): OpenAPIObject => ({
  ...JSON.parse(readFileSync(file, 'utf8')),
  servers: [{ url: '/' }],
});
