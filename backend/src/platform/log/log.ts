import pino, { type DestinationStream, type Logger } from 'pino';
import { logDestination } from './log-destination.js';

/** Errors carry statement values, rows and Redis commands, the password of Redis among them. */
const ofErrors = ['parameters', 'detail', 'driverError.detail', 'command.args', 'input'];
const secrets = ['password', 'token', 'cookie', 'authorization', 'pin'];

export const openLog = (
  level: string,
  destination: DestinationStream = logDestination(process.stdout),
): Logger =>
  pino(
    {
      level,
      redact: [
        ...secrets.flatMap((field) => [field, `*.${field}`, `req.headers.${field}`]),
        ...ofErrors.map((field) => `err.${field}`),
      ],
    },
    destination,
  );

/** Links carry their tokens in the query or in the fragment. */
export const loggedUrl = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';
