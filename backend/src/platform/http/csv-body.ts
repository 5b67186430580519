import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { refuseElsewhere } from './refuse-elsewhere.js';

export const TakesCsv = () => RouteConfig({ csv: true });

const csvType = /^text\/csv(;|$)/i;
/** A season of 32 teams with long names. */
const bodyLimit = 512 * 1024;

/** The handler gets the bytes, because a spreadsheet does not say in which encoding it saved them. */
export function acceptCsv(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(csvType, { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
  refuseElsewhere(fastify, csvType, 'csv');
}
