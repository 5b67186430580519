import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from './config.js';
import { ConfigError } from './environment-reader.js';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'kolo-config-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const load = (environment: Record<string, string> = {}) =>
  loadConfig({ DATA_DIR: dataDir, ...environment });

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(load()).toEqual({
      port: 3000,
      host: '0.0.0.0',
      dataDir,
      inContainer: false,
      databaseUrl: null,
      databaseAdminUrl: null,
      s3: null,
      redisUrl: null,
      readsPerSecond: 200,
      writesPerMinute: 60,
      jobLockMs: 30_000,
      publicOrigin: null,
      trustedProxies: [],
      sessionSecret: expect.stringMatching(/^[0-9a-f]{64}$/),
      adminUsername: 'admin',
      adminPassword: null,
      seed: 'demo',
      requireSecondFactor: false,
      pushHosts: [],
      livePublic: true,
      apiDocs: 'admin',
      contact: { email: 'liga@kolo.example', phone: '+385 1 555 0100', city: 'Zagreb' },
      smtpUrl: null,
      mailFrom: 'Kolo <kolo@localhost>',
      retention: {
        rejectedDocumentsDays: 30,
        auditDetailsDays: 730,
        failedJobsDays: 30,
        outboxDays: 30,
        keepsReports: false,
      },
      llm: null,
      logLevel: 'info',
      slowRequestMs: 1_000,
      pageTimeoutMs: 2_000,
      metricsPort: null,
      metricsToken: null,
      otlpEndpoint: null,
    });
  });

  it('keeps what is about people for as many days as it says, and at least one', () => {
    expect(load({ KEEP_AUDIT_DETAILS_DAYS: '90' }).retention.auditDetailsDays).toBe(90);
    for (const days of ['0', '-1', 'ever', '3651'])
      expect(() => load({ KEEP_OUTBOX_DAYS: days })).toThrow(
        'KEEP_OUTBOX_DAYS must be a whole number from 1 to 3650',
      );
  });

  it('reads what is set', () => {
    const secret = 's'.repeat(32);
    expect(
      load({
        PORT: '8080',
        HOST: '127.0.0.1',
        IN_CONTAINER: 'true',
        DATABASE_URL: 'postgresql://app@db/kolo',
        DATABASE_ADMIN_URL: 'postgres://owner@db/kolo',
        REDIS_URL: 'rediss://cache:6380',
        PUBLIC_ORIGIN: 'https://kolo.example/',
        TRUSTED_PROXIES: '10.0.0.1, fd00::/8, proxy',
        PUSH_HOSTS: 'Push.example, push.other.example',
        SESSION_SECRET: secret,
        ADMIN_USERNAME: 'ana',
        ADMIN_PASSWORD: 'dvanaest-znakova',
        SEED: 'none',
        REQUIRE_2FA: 'admin',
        LIVE_PUBLIC: 'false',
        API_DOCS: 'public',
        CONTACT_EMAIL: 'liga@kolo.example',
        CONTACT_PHONE: '+385 1 555 0100',
        CONTACT_CITY: 'Zagreb',
        SMTP_URL: 'smtps://kolo:tajna@mail.example:465',
        MAIL_FROM: 'Liga <liga@kolo.example>',
        LOG_LEVEL: 'warn',
      }),
    ).toMatchObject({
      port: 8080,
      inContainer: true,
      databaseAdminUrl: 'postgres://owner@db/kolo',
      redisUrl: 'rediss://cache:6380',
      publicOrigin: 'https://kolo.example',
      trustedProxies: ['10.0.0.1', 'fd00::/8', 'proxy'],
      pushHosts: ['push.example', 'push.other.example'],
      sessionSecret: secret,
      adminPassword: 'dvanaest-znakova',
      smtpUrl: 'smtps://kolo:tajna@mail.example:465',
      mailFrom: 'Liga <liga@kolo.example>',
      seed: 'none',
      contact: { email: 'liga@kolo.example', phone: '+385 1 555 0100', city: 'Zagreb' },
      requireSecondFactor: true,
      livePublic: false,
      apiDocs: 'public',
      logLevel: 'warn',
    });
  });

  it('has a sample contact for the demo season only', () => {
    expect(load({}).contact).toEqual({
      email: 'liga@kolo.example',
      phone: '+385 1 555 0100',
      city: 'Zagreb',
    });
    expect(load({ SEED: 'none' }).contact).toEqual({ email: null, phone: null, city: null });
    expect(load({ CONTACT_CITY: 'Split' }).contact).toEqual({
      email: null,
      phone: null,
      city: 'Split',
    });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(load({ PORT: '', SEED: ' ', DATABASE_URL: '' })).toMatchObject({
      port: 3000,
      seed: 'demo',
      databaseUrl: null,
    });
  });

  it('names everything that is wrong at once', () => {
    const wrong = {
      PORT: '70000',
      DATABASE_URL: 'mysql://db/kolo',
      REDIS_URL: 'cache:6379',
      PUBLIC_ORIGIN: 'kolo.example',
      TRUSTED_PROXIES: '10.0.0.1, a proxy',
      SESSION_SECRET: 'short',
      ADMIN_PASSWORD: 'short',
      SEED: 'everything',
      CONTACT_EMAIL: 'liga',
      CONTACT_PHONE: 'nazovi',
      LIVE_PUBLIC: 'yes',
      API_DOCS: 'everybody',
      LOG_LEVEL: 'loud',
    };
    let message = '';
    try {
      load(wrong);
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError);
      message = String(error);
    }
    for (const [name, value] of Object.entries(wrong)) {
      expect(message).toContain(`${name} must be `);
      // A value may be a secret.
      expect(message).not.toContain(`"${value}"`);
    }
    expect(message.split('\n')).toHaveLength(Object.keys(wrong).length + 1);
  });

  it.each(['0', '-1', '3000x', '1e3', '65536'])('refuses the port %s', (PORT) => {
    expect(() => load({ PORT })).toThrow('PORT must be a port from 1 to 65535');
  });

  it.each(['10.0.0.0/', '10.0.0.0/33', 'fd00::/129', '10.0.0.0/8/8', '10.0.0'])(
    'refuses the proxies %s',
    (TRUSTED_PROXIES) => {
      expect(() => load({ TRUSTED_PROXIES })).toThrow('TRUSTED_PROXIES must be addresses');
    },
  );

  it('asks for a common secret where several nodes share their sessions', () => {
    expect(() => load({ REDIS_URL: 'redis://cache' })).toThrow(
      'SESSION_SECRET is required with REDIS_URL',
    );
  });

  it('knows where files lie outside, and wants to know all of it', () => {
    const s3 = {
      S3_ENDPOINT: 'http://minio:9000/',
      S3_BUCKET: 'kolo',
      S3_ACCESS_KEY: 'key',
      S3_SECRET_KEY: 'secret',
    };
    const known = {
      endpoint: 'http://minio:9000',
      bucket: 'kolo',
      accessKey: 'key',
      secretKey: 'secret',
      region: 'us-east-1',
    };
    expect(load(s3).s3).toEqual(known);
    const elsewhere = { S3_REGION: 'eu-1' };
    expect(load({ ...s3, ...elsewhere }).s3).toEqual({
      ...known,
      region: 'eu-1',
    });
    for (const name of Object.keys(s3))
      expect(() => load({ ...s3, [name]: '' })).toThrow(`${name} is required with S3_`);
    expect(() => load({ ...s3, S3_ENDPOINT: 'minio:9000' })).toThrow('S3_ENDPOINT must be');
    expect(() => load({ ...s3, S3_BUCKET: 'Kolo_1' })).toThrow('S3_BUCKET must be');
  });

  it('asks for the sender and the site’s own address where mails leave the house', () => {
    const SMTP_URL = 'smtp://mail.example';
    const PUBLIC_ORIGIN = 'https://kolo.example';
    expect(() => load({ SMTP_URL, PUBLIC_ORIGIN })).toThrow('MAIL_FROM is required');
    expect(() => load({ SMTP_URL, MAIL_FROM: 'a@b.hr' })).toThrow('PUBLIC_ORIGIN is required');
    expect(() => load({ SMTP_URL: 'http://mail.example' })).toThrow('SMTP_URL must be');
  });
});

describe('the secret that nobody gave', () => {
  it('is made once, kept, and readable by nobody else', () => {
    const { sessionSecret } = load();
    expect(load().sessionSecret).toBe(sessionSecret);
    const file = join(dataDir, 'session-secret');
    expect(readFileSync(file, 'utf8')).toBe(sessionSecret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('makes the data folder for this account alone', () => {
    const DATA_DIR = join(dataDir, 'season');
    load({ DATA_DIR });
    expect(statSync(DATA_DIR).mode & 0o777).toBe(0o700);
  });

  it('names a data folder that cannot be one, and why', () => {
    const DATA_DIR = join(dataDir, 'a-file');
    writeFileSync(DATA_DIR, '');
    for (const folder of [DATA_DIR, join(DATA_DIR, 'below')]) {
      expect(() => load({ DATA_DIR: folder })).toThrow(ConfigError);
      expect(() => load({ DATA_DIR: folder })).toThrow(`${folder} cannot be used (E`);
    }
  });

  it('is generated again when the stored one is cut short', () => {
    writeFileSync(join(dataDir, 'session-secret'), '');
    expect(load().sessionSecret).toMatch(/^[0-9a-f]{64}$/);
  });
});
