import type { FastifyInstance } from 'fastify';
import { isOfMatch, isReading } from '../../../platform/reads/reader-hooks.js';
import type { SessionsService } from './sessions.service.js';

/** The response to a sign-out, or to any write that ended sessions, waits until this node is notified of it. */
export function answerAfterEndedSessions(
  fastify: FastifyInstance,
  sessions: SessionsService,
): void {
  fastify.addHook('onSend', (request, { statusCode }, payload, next) => {
    // A tap ends no session.
    if (isReading(request) || statusCode >= 400 || isOfMatch(request)) return next(null, payload);
    sessions.untilCaughtUp().then(() => next(null, payload), next);
  });
}
