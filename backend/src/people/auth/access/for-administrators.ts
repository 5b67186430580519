import type { FastifyInstance } from 'fastify';
import { errorAnswer } from '../../../platform/api/error.filter.js';
import { languageOf } from '../../../platform/api/language.js';
import { RefusalError } from '../../../platform/api/refusal.error.js';
import { consoleCookie, sessionCookie } from '../../../platform/http/session-cookie.js';
import type { ConsoleDevicesService } from '../console/console-devices.service.js';
import type { SessionsService } from '../sessions/sessions.service.js';

/** For routes without a controller, and so without a decorator. */
export function forAdministrators(
  fastify: FastifyInstance,
  prefix: string,
  sessions: SessionsService,
  devices: ConsoleDevicesService,
): void {
  fastify.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url?.startsWith(`/${prefix}`) !== true) return;
    const user = await sessions.userOf(request.cookies[sessionCookie]);
    if (user?.role === 'admin') return;
    const isKnown = user !== null || (await devices.isConsole(request.cookies[consoleCookie]));
    const refusal = RefusalError.of(isKnown ? 'auth.forbidden' : 'auth.required');
    const language = languageOf(request.headers['accept-language']);
    const answer = errorAnswer(refusal, language, request.id);
    await reply.status(answer.statusCode).send(answer);
  });
}
