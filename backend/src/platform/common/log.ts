import pino, { type DestinationStream, type Logger } from 'pino';

/**
 * What errors carry beside their message: the values of a statement that failed, the row that it was
 * about, the words that Redis was sent, its password among them.
 */
const ofErrors = ['parameters', 'detail', 'driverError.detail', 'command.args'];

/** The log: one JSON object a line, without what opens an account and without what people typed. */
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
