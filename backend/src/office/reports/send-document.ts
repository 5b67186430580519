import type { FastifyReply } from 'fastify';
import type { Printed } from './printer.service.js';

/** Shown in the browser, and saved under this name; whoever has this version gets a 304. */
export async function sendDocument(
  reply: FastifyReply,
  { bytes, sha256 }: Printed,
  fileName: string,
): Promise<void> {
  await reply
    .type('application/pdf')
    .header('etag', `"${sha256}"`)
    .header('content-disposition', `inline; filename="${fileName}.pdf"`)
    .header('x-content-type-options', 'nosniff')
    .send(bytes);
}
