import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import type { Contact } from '@kolo/domain';
import { type LlmConfig, llmConfig } from './llm.js';
import { type RetentionConfig, retentionConfig } from './retention.js';
import { type S3Config, s3Config } from './s3.js';

/** docs/configuration.md explains the variables; other code must not read the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Nobody outside reaches the addresses that the process sees. */
  readonly inContainer: boolean;
  readonly databaseUrl: string | null;
  readonly databaseAdminUrl: string | null;
  readonly s3: S3Config | null;
  readonly redisUrl: string | null;
  readonly jobLockMs: number;
  readonly publicOrigin: string | null;
  readonly trustedProxies: readonly string[];
  readonly sessionSecret: string;
  readonly requireSecondFactor: boolean;
  readonly adminUsername: string;
  readonly adminPassword: string | null;
  readonly seed: 'demo' | 'none';
  readonly readsPerSecond: number;
  readonly writesPerMinute: number;
  /** Push services beside the known ones. */
  readonly pushHosts: readonly string[];
  readonly livePublic: boolean;
  readonly apiDocs: 'admin' | 'public';
  readonly contact: Contact;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly retention: RetentionConfig;
  readonly llm: LlmConfig | null;
  readonly logLevel: LogLevel;
  readonly slowRequestMs: number;
  readonly pageTimeoutMs: number;
  readonly metricsPort: number | null;
  readonly metricsToken: string | null;
  readonly otlpEndpoint: string | null;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

const secretLength = 32;

/** This domain and this number belong to nobody. */
const demoContact: Contact = {
  email: 'liga@kolo.example',
  phone: '+385 1 555 0100',
  city: 'Zagreb',
};

export class ConfigError extends Error {}

/** @throws ConfigError that names each wrong variable and what it must be */
export function loadConfig(environment: NodeJS.ProcessEnv): Config {
  const wrong: string[] = [];
  const value = (name: string): string | null => {
    const text = environment[name]?.trim();
    return text === undefined || text === '' ? null : text;
  };
  const checked = <T>(
    name: string,
    fallback: T,
    read: (text: string) => T | null,
    be: string,
  ): T => {
    const text = value(name);
    if (text === null) return fallback;
    const result = read(text);
    if (result !== null) return result;
    wrong.push(`${name} must be ${be}`);
    return fallback;
  };
  const oneOf = <T extends string>(name: string, allowed: readonly T[], fallback: T): T =>
    checked(
      name,
      fallback,
      (text) => allowed.find((one) => one === text) ?? null,
      `one of ${allowed.join(', ')}`,
    );
  const url = (name: string, protocols: readonly string[]): string | null =>
    checked(
      name,
      null,
      (text) => urlOf(text, protocols),
      `a URL that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    );
  const origin = (name: string): string | null =>
    checked(name, null, originOf, 'an origin such as https://kolo.example');

  const whole = (name: string, fallback: number, min: number, max: number): number =>
    checked(name, fallback, wholeOf(min, max), `a whole number from ${min} to ${max}`);

  const dataDir = resolve(value('DATA_DIR') ?? '.data');
  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const sessionSecret = checked(
    'SESSION_SECRET',
    null,
    (text) => (text.length >= secretLength ? text : null),
    `at least ${secretLength} characters long`,
  );
  const redisUrl = url('REDIS_URL', ['redis:', 'rediss:']);
  if (redisUrl !== null && value('SESSION_SECRET') === null)
    wrong.push('SESSION_SECRET is required with REDIS_URL, the same on every node');
  const smtpUrl = url('SMTP_URL', ['smtp:', 'smtps:']);
  // A link made from a request's Host header could lead a reader to somebody else's site.
  for (const name of ['MAIL_FROM', 'PUBLIC_ORIGIN'])
    if (smtpUrl !== null && value(name) === null) wrong.push(`${name} is required with SMTP_URL`);
  const seed = oneOf('SEED', ['demo', 'none'], 'demo');
  const contact: Contact = {
    email: checked('CONTACT_EMAIL', null, emailOf, 'an email address'),
    phone: checked('CONTACT_PHONE', null, phoneOf, 'a phone number such as +385 1 234 5678'),
    city: value('CONTACT_CITY'),
  };
  const hasContact = Object.values(contact).some((one) => one !== null);
  const config = {
    port: checked('PORT', 3000, portOf, 'a port from 1 to 65535'),
    host: value('HOST') ?? '0.0.0.0',
    dataDir,
    inContainer: oneOf('IN_CONTAINER', ['true', 'false'], 'false') === 'true',
    databaseUrl,
    databaseAdminUrl: url('DATABASE_ADMIN_URL', ['postgres:', 'postgresql:']),
    s3: s3Config({ value, origin, wrong }),
    redisUrl,
    jobLockMs: whole('JOB_LOCK_MS', 30_000, 1_000, 600_000),
    publicOrigin: origin('PUBLIC_ORIGIN'),
    trustedProxies: checked(
      'TRUSTED_PROXIES',
      [],
      proxiesOf,
      'addresses, networks or host names such as 10.0.0.0/8 or proxy, separated by commas',
    ),
    requireSecondFactor: oneOf('REQUIRE_2FA', ['none', 'admin'], 'none') === 'admin',
    adminUsername: value('ADMIN_USERNAME') ?? 'admin',
    adminPassword: checked(
      'ADMIN_PASSWORD',
      null,
      (text) => (text.length >= 8 ? text : null),
      'at least 8 characters long',
    ),
    seed,
    smtpUrl,
    mailFrom: value('MAIL_FROM') ?? 'Kolo <kolo@localhost>',
    contact: seed === 'demo' && !hasContact ? demoContact : contact,
    pushHosts: checked(
      'PUSH_HOSTS',
      [],
      hostsOf,
      'host names such as push.example, separated by commas',
    ),
    livePublic: oneOf('LIVE_PUBLIC', ['true', 'false'], 'true') === 'true',
    apiDocs: oneOf('API_DOCS', ['admin', 'public'], 'admin'),
    readsPerSecond: whole('READS_PER_SECOND', 200, 1, 1_000_000),
    writesPerMinute: whole('WRITES_PER_MINUTE', 60, 1, 1_000_000),
    retention: retentionConfig({ whole, oneOf }),
    llm: llmConfig({ value, url, whole, wrong }),
    logLevel: oneOf('LOG_LEVEL', logLevels, 'info'),
    slowRequestMs: whole('SLOW_REQUEST_MS', 1_000, 1, 600_000),
    pageTimeoutMs: whole('PAGE_TIMEOUT_MS', 2_000, 100, 3_600_000),
    metricsPort: checked('METRICS_PORT', null, portOf, 'a port from 1 to 65535'),
    metricsToken: checked(
      'METRICS_TOKEN',
      null,
      (text) => (/^[!-~]{16,}$/.test(text) ? text : null),
      'at least 16 characters long, without spaces',
    ),
    otlpEndpoint: url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']),
  };
  if (config.metricsPort === config.port) wrong.push('METRICS_PORT must differ from PORT');
  if (wrong.length > 0)
    throw new ConfigError(
      `The environment is not right:\n${wrong.map((line) => `  ${line}`).join('\n')}`,
    );
  return { ...config, sessionSecret: sessionSecret ?? secretOf(dataDir) };
}

function urlOf(text: string, protocols: readonly string[]): string | null {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : null;
}

function originOf(text: string): string | null {
  const origin = urlOf(text, ['http:', 'https:']);
  return origin === null ? null : new URL(origin).origin;
}

const emailOf = (text: string): string | null => (/^[^\s@<>]+@[^\s@<>]+$/.test(text) ? text : null);

const phoneOf = (text: string): string | null => (/^\+?[\d\s()/-]{5,30}$/.test(text) ? text : null);

/** With a letter, so that an unfinished address is not taken for a name. */
const hostName = /^(?=.*[a-z])[a-z\d]([\w.-]*[a-z\d])?$/i;

function hostsOf(text: string): string[] | null {
  const hosts = text.split(',').map((one) => one.trim().toLowerCase());
  return hosts.every((host) => hostName.test(host)) ? hosts : null;
}

function proxiesOf(text: string): string[] | null {
  const proxies = text.split(',').map((one) => one.trim());
  const known = proxies.every((proxy) => {
    if (hostName.test(proxy)) return true;
    const [address = '', bits, ...rest] = proxy.split('/');
    const max = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
    // Number('') is 0, so "10.0.0.0/" would trust every address.
    return rest.length === 0 && /^\d+$/.test(bits ?? '0') && Number(bits ?? 0) <= max;
  });
  return known ? proxies : null;
}

function portOf(text: string): number | null {
  const port = Number(text);
  return /^\d+$/.test(text) && port >= 1 && port <= 65_535 ? port : null;
}

const wholeOf =
  (min: number, max: number) =>
  (text: string): number | null => {
    const number = Number(text);
    return /^\d{1,10}$/.test(text) && number >= min && number <= max ? number : null;
  };

/** The start comes here first, so it finds out whether the data folder can be used at all. */
function secretOf(dataDir: string): string {
  try {
    return savedSecret(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(
      `The data folder ${dataDir} cannot be used (${reason}). Give it to this account, or set DATA_DIR.`,
    );
  }
}

function savedSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  const saved = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (saved.length >= secretLength) return saved;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const secret = randomBytes(32).toString('hex');
  // The rename keeps a crash from leaving half a secret.
  writeFileSync(`${file}.new`, secret, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secret;
}
