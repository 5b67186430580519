import type { FastifyReply } from 'fastify';

export async function sendCsv(reply: FastifyReply, name: string, text: string): Promise<void> {
  await reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .header('x-content-type-options', 'nosniff')
    .send(text);
}
