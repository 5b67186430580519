import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/** Nest prints a hundred such lines at every start. */
const startUp = new Set(['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer']);

export class PinoLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write(startUp.has(String(rest.at(-1))) ? 'debug' : 'info', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  /** Nest passes the context last; before it comes more text or the stack of an error. */
  private write(
    level: 'info' | 'error' | 'warn' | 'debug',
    message: unknown,
    rest: unknown[],
  ): void {
    const texts = rest.filter((part) => typeof part === 'string');
    const context = texts.at(-1);
    if (typeof message === 'object' && message !== null)
      this.pino[level]({ context, ...message }, texts.length > 1 ? texts[0] : undefined);
    else
      this.pino[level](
        { context, detail: texts.slice(0, -1).join(' ') || undefined },
        String(message),
      );
  }
}
