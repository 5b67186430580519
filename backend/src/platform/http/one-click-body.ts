import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { refuseElsewhere } from './refuse-elsewhere.js';

/** What mail services post for a reader who presses their button (RFC 8058). */
export const TakesOneClick = () => RouteConfig({ oneClick: true, form: true });

const formType = /^application\/x-www-form-urlencoded(;|$)/i;
/** `List-Unsubscribe=One-Click` is all that is posted. */
const bodyLimit = 1024;

/** The address says everything, so the body is dropped; as `multipart/form-data` nothing reads it either. */
export function acceptOneClick(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(
    formType,
    { parseAs: 'string', bodyLimit },
    (_request, _body, done) => done(null, undefined),
  );
  refuseElsewhere(fastify, formType, 'oneClick');
}
