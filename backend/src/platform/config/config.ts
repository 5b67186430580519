import { resolve } from 'node:path';
import type { Contact } from '@kolo/domain';
import { EnvironmentReader } from './environment-reader.js';
import { emailOf, hostsOf, phoneOf, portOf, proxiesOf } from './formats.js';
import { type LlmConfig, llmConfig } from './llm.js';
import { type RetentionConfig, retentionConfig } from './retention.js';
import { type S3Config, s3Config } from './s3.js';
import { secretLength, secretOf } from './session-secret.js';

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

/** This domain and this number belong to nobody. */
const demoContact: Contact = {
  email: 'liga@kolo.example',
  phone: '+385 1 555 0100',
  city: 'Zagreb',
};

/** @throws ConfigError that names each wrong variable and what it must be */
export function loadConfig(environment: NodeJS.ProcessEnv): Config {
  const read = new EnvironmentReader(environment);
  const dataDir = resolve(read.value('DATA_DIR') ?? '.data');
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const sessionSecret = read.longEnough('SESSION_SECRET', secretLength);
  const redisUrl = read.url('REDIS_URL', ['redis:', 'rediss:']);
  if (redisUrl !== null && read.value('SESSION_SECRET') === null)
    read.wrong.push('SESSION_SECRET is required with REDIS_URL, the same on every node');
  const smtpUrl = read.url('SMTP_URL', ['smtp:', 'smtps:']);
  // A link made from a request's Host header could lead a reader to somebody else's site.
  for (const name of ['MAIL_FROM', 'PUBLIC_ORIGIN'])
    if (smtpUrl !== null && read.value(name) === null)
      read.wrong.push(`${name} is required with SMTP_URL`);
  const seed = read.oneOf('SEED', ['demo', 'none'], 'demo');
  const contact = contactOf(read);
  const hasContact = Object.values(contact).some((one) => one !== null);
  const config = {
    port: read.checked('PORT', 3000, portOf, 'a port from 1 to 65535'),
    host: read.value('HOST') ?? '0.0.0.0',
    dataDir,
    inContainer: read.isTrue('IN_CONTAINER', false),
    databaseUrl,
    databaseAdminUrl: read.url('DATABASE_ADMIN_URL', ['postgres:', 'postgresql:']),
    s3: s3Config(read),
    redisUrl,
    jobLockMs: read.whole('JOB_LOCK_MS', 30_000, 1_000, 600_000),
    publicOrigin: read.origin('PUBLIC_ORIGIN'),
    trustedProxies: read.checked(
      'TRUSTED_PROXIES',
      [],
      proxiesOf,
      'addresses, networks or host names such as 10.0.0.0/8 or proxy, separated by commas',
    ),
    requireSecondFactor: read.oneOf('REQUIRE_2FA', ['none', 'admin'], 'none') === 'admin',
    adminUsername: read.value('ADMIN_USERNAME') ?? 'admin',
    adminPassword: read.longEnough('ADMIN_PASSWORD', 8),
    seed,
    smtpUrl,
    mailFrom: read.value('MAIL_FROM') ?? 'Kolo <kolo@localhost>',
    contact: seed === 'demo' && !hasContact ? demoContact : contact,
    pushHosts: read.checked(
      'PUSH_HOSTS',
      [],
      hostsOf,
      'host names such as push.example, separated by commas',
    ),
    livePublic: read.isTrue('LIVE_PUBLIC', true),
    apiDocs: read.oneOf('API_DOCS', ['admin', 'public'], 'admin'),
    readsPerSecond: read.whole('READS_PER_SECOND', 200, 1, 1_000_000),
    writesPerMinute: read.whole('WRITES_PER_MINUTE', 60, 1, 1_000_000),
    retention: retentionConfig(read),
    llm: llmConfig(read),
    logLevel: read.oneOf('LOG_LEVEL', logLevels, 'info'),
    slowRequestMs: read.whole('SLOW_REQUEST_MS', 1_000, 1, 600_000),
    pageTimeoutMs: read.whole('PAGE_TIMEOUT_MS', 2_000, 100, 3_600_000),
    metricsPort: read.checked('METRICS_PORT', null, portOf, 'a port from 1 to 65535'),
    metricsToken: read.checked(
      'METRICS_TOKEN',
      null,
      (text) => (/^[!-~]{16,}$/.test(text) ? text : null),
      'at least 16 characters long, without spaces',
    ),
    otlpEndpoint: read.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']),
  };
  if (config.metricsPort === config.port) read.wrong.push('METRICS_PORT must differ from PORT');
  read.refuseWrong();
  return { ...config, sessionSecret: sessionSecret ?? secretOf(dataDir) };
}

const contactOf = (read: EnvironmentReader): Contact => ({
  email: read.checked('CONTACT_EMAIL', null, emailOf, 'an email address'),
  phone: read.checked('CONTACT_PHONE', null, phoneOf, 'a phone number such as +385 1 234 5678'),
  city: read.value('CONTACT_CITY'),
});
