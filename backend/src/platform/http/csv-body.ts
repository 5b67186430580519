import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { refuseElsewhere } from './refuse-elsewhere.js';

export const TakesCsv = () => RouteConfig({ csv: true });

/** `tab-separated-values` is what a spreadsheet leaves on the clipboard. */
const csvType = /^text\/(csv|tab-separated-values)(;|$)/i;
/** Bytes of 2,000 lines with long names. */
export const csvLimit = 512 * 1024;

/** The handler gets the bytes, because a spreadsheet does not say in which encoding it saved them. */
export function acceptCsv(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(
    csvType,
    { parseAs: 'buffer', bodyLimit: csvLimit },
    (_request, body, done) => done(null, body),
  );
  refuseElsewhere(fastify, csvType, 'csv');
}
