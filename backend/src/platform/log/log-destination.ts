import pino, { type DestinationStream } from 'pino';
import { prettyFactory } from 'pino-pretty';

interface Output {
  readonly isTTY?: boolean;
  readonly fd?: number;
  hasColors?(): boolean;
  write(text: string): unknown;
}

/** The first fields of a line; the others follow as JSON. */
const sentence = [
  ...['{if context}[{context}] {end}{msg}', '{if method} {method}{end}{if url} {url}{end}'],
  ...['{if statusCode} {statusCode}{end}', '{if ms} in {ms} ms{end}'],
].join('');
const said = ['context', 'method', 'url', 'statusCode', 'ms'];

/** Lines for people where the output is a terminal, and JSON for programs everywhere else. */
export function logDestination(output: Output): DestinationStream {
  if (output.isTTY !== true) return pino.destination(output.fd ?? 1);
  const pretty = prettyFactory({
    colorize: output.hasColors?.() ?? false,
    translateTime: 'SYS:HH:MM:ss',
    ignore: ['pid', 'hostname', ...said].join(','),
    messageFormat: sentence,
    singleLine: true,
  });
  // The stream of pino-pretty writes later, so the last lines would be lost at an exit.
  return { write: (line) => void output.write(pretty(line)) };
}
