import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';

const ofTheAnswer = ['content-length', 'content-type', 'connection', 'date'];

/** Helmet assembles the same headers for every request, so they are built once. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  options: FastifyHelmetOptions,
): Promise<void> {
  const lines = await linesOf(options);
  app.addHook('onRequest', (_, reply, next) => {
    void reply.headers(lines);
    next();
  });
}

async function linesOf(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const server = fastify();
  await server.register(helmet, options);
  server.get('/', async () => '');
  const { headers } = await server.inject('/');
  await server.close();
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || ofTheAnswer.includes(name) ? [] : [[name, String(value)]],
    ),
  );
}
