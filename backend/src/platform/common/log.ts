import pino, { type DestinationStream, type Logger } from 'pino';

/** Errors carry statement values, rows and Redis commands, the password of Redis among them. */
const ofErrors = ['parameters', 'detail', 'driverError.detail', 'command.args'];

export const openLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      redact: [
        ...['req.headers.cookie', 'req.headers.authorization', '*.password'],
        ...ofErrors.map((field) => `err.${field}`),
      ],
    },
    ...(destination === undefined ? [] : [destination]),
  );

export const loggedUrl = (url: string): string => url.split('?', 1)[0] ?? '';
