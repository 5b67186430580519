import { originOf, urlOf, wholeOf } from './formats.js';

export class ConfigError extends Error {}

/** Reads variables and collects their errors, so that the operator sees all of them at once. */
export class EnvironmentReader {
  readonly wrong: string[] = [];

  constructor(private readonly environment: NodeJS.ProcessEnv) {}

  /** Null where it is not set or empty. */
  value(name: string): string | null {
    const text = this.environment[name]?.trim();
    return text === undefined || text === '' ? null : text;
  }

  /** @param be completes "it must be …" for a text that `read` returns null for */
  checked<T>(name: string, fallback: T, read: (text: string) => T | null, be: string): T {
    const text = this.value(name);
    if (text === null) return fallback;
    const result = read(text);
    if (result !== null) return result;
    this.wrong.push(`${name} must be ${be}`);
    return fallback;
  }

  oneOf<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const read = (text: string) => allowed.find((one) => one === text) ?? null;
    return this.checked(name, fallback, read, `one of ${allowed.join(', ')}`);
  }

  isTrue(name: string, fallback: boolean): boolean {
    return this.oneOf(name, ['true', 'false'], fallback ? 'true' : 'false') === 'true';
  }

  whole(name: string, fallback: number, min: number, max: number): number {
    return this.checked(name, fallback, wholeOf(min, max), `a whole number from ${min} to ${max}`);
  }

  longEnough(name: string, min: number): string | null {
    const read = (text: string) => (text.length >= min ? text : null);
    return this.checked(name, null, read, `at least ${min} characters long`);
  }

  url(name: string, protocols: readonly string[]): string | null {
    const read = (text: string) => urlOf(text, protocols);
    const begins = protocols.map((protocol) => `${protocol}//`).join(' or ');
    return this.checked(name, null, read, `a URL that begins with ${begins}`);
  }

  origin(name: string): string | null {
    return this.checked(name, null, originOf, 'an origin such as https://kolo.example');
  }

  /** @throws ConfigError that names each wrong variable and what it must be */
  refuseWrong(): void {
    if (this.wrong.length === 0) return;
    const lines = this.wrong.map((line) => `  ${line}`);
    throw new ConfigError(`The environment is not right:\n${lines.join('\n')}`);
  }
}
