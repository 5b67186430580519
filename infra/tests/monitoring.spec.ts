import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { filesIn, root, textOf, yamlOf } from '../../scripts/tests/files.js';
import { composeOf } from './compose.js';
import { programOf } from './files.js';

const ofPrometheus = ['up'];

function metrics(): Set<string> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'kolo_' });
  const standard = registry.getMetricsAsArray().map(({ name }) => name);
  registry.clear();
  const sources = filesIn('backend/src/operations/metrics', '.ts').map(textOf).join('\n');
  const own = [...sources.matchAll(/new (Gauge|Counter|Histogram)\(\{\s+name: '(\w+)'/g)].flatMap(
    ([, kind, name = '']) =>
      kind === 'Histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
  );
  expect(own.length).toBeGreaterThan(12);
  return new Set([...standard, ...own, ...ofPrometheus]);
}

const known = metrics();

/** The metrics in a query: words that are no function, label or text. */
function named(query: string): string[] {
  const bare = query.replaceAll(/"[^"]*"|\{[^}]*\}|\[[^\]]*\]|\b(by|without|on) ?\([^)]*\)/g, '');
  return [...bare.matchAll(/\b[a-z_]\w*\b(?!\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => !['or', 'and', 'unless', 'by'].includes(name));
}

interface Rule {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string; description?: string };
}

const [rules] = yamlOf<{ groups: { name: string; rules: Rule[] }[] }>(
  'infra/prometheus/alerts.yml',
);
const alerts = (rules?.groups ?? []).flatMap((group) => group.rules);

describe('alerts', () => {
  it.each(alerts.map((rule) => [rule.alert, rule] as const))('%s', (_, rule) => {
    const { expr, labels, annotations, ...rest } = rule;
    expect(Object.keys(rest).every((key) => ['alert', 'for'].includes(key))).toBe(true);
    expect(rule.for ?? '0s').toMatch(/^\d+[smh]$/);
    expect(['warning', 'critical']).toContain(labels.severity);
    expect(annotations.summary.length).toBeGreaterThan(10);
    const names = named(expr);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect([...known]).toContain(name);
    expect([...expr].filter((c) => c === '(')).toHaveLength(
      [...expr].filter((c) => c === ')').length,
    );
  });

  it('have names of their own and speak for what must not go unnoticed', () => {
    const names = alerts.map(({ alert }) => alert);
    expect(new Set(names).size).toBe(names.length);
    const wanted = [
      'NodeDown',
      'Alone',
      'ArchiveFails',
      'BaseBackupOld',
      'NotReady',
      'SlowAppends',
      'EventLoopLate',
      'DeadJobs',
    ];
    for (const name of [...wanted, 'VerifyFailed', 'BackupOld', 'DiskFull'])
      expect(names).toContain(`Kolo${name}`);
  });
});

it('alerts fire for a node that was stopped, one that hangs and an archive that fails and backups that stop, and not for an upgrade or a fresh installation', () => {
  const promtool = programOf('promtool', 'apt-get install prometheus');
  const args = ['test', 'rules', join(root, 'infra/prometheus/alerts.test.yml')];
  expect(execFileSync(promtool, args, { encoding: 'utf8', stdio: 'pipe' })).toContain('SUCCESS');
});

it('a name that no node tells is noticed', () => {
  expect(named('sum by (le) (rate(kolo_gone_total{a="b"}[5m])) > 1')).toEqual(['kolo_gone_total']);
  expect(known.has('kolo_gone_total')).toBe(false);
});

it('Prometheus asks the nodes where they answer', () => {
  interface Scraping {
    alerting: { alertmanagers: { static_configs: { targets: string[] }[] }[] };
    rule_files: string[];
    scrape_configs: {
      job_name: string;
      authorization: { credentials_file: string };
      dns_sd_configs: { names: string[]; port: number }[];
    }[];
  }
  const [scraping] = yamlOf<Scraping>('infra/prometheus/prometheus.yml');
  const { kolo, alertmanager } = composeOf('docker-compose.yml').services;
  const [job] = scraping?.scrape_configs ?? [];
  expect(job?.job_name).toBe('kolo');
  expect(job?.dns_sd_configs[0]).toMatchObject({
    names: ['kolo'],
    port: Number(kolo?.environment?.METRICS_PORT),
  });
  // Without a token nodes serve metrics on their own machine only.
  const { environment = {} } = kolo ?? {};
  expect(environment.METRICS_TOKEN).toMatch(/^\$\{METRICS_TOKEN:\?/);
  expect(job?.authorization.credentials_file).toBe('/tmp/metrics-token');
  expect(scraping?.alerting.alertmanagers[0]?.static_configs[0]?.targets).toEqual([
    'alertmanager:9093',
  ]);
  expect(alertmanager?.ports?.[0]).toMatch(/:9093$/);
  for (const file of scraping?.rule_files ?? [])
    expect(() => textOf(`infra/prometheus/${file}`)).not.toThrow();
});

describe('the dashboard', () => {
  interface Panel {
    id: number;
    title: string;
    datasource: { uid: string };
    gridPos: { x: number; y: number; w: number; h: number };
    targets: { expr: string }[];
  }
  const dashboard: { panels: Panel[] } = JSON.parse(textOf('infra/grafana/dashboards/kolo.json'));
  const [sources] = yamlOf<{ datasources: { uid: string }[] }>(
    'infra/grafana/provisioning/datasources/prometheus.yml',
  );

  it('shows figures that the nodes tell, each in a place of its own', () => {
    const places = new Set(dashboard.panels.map(({ gridPos: { x, y } }) => `${x}/${y}`));
    expect(places.size).toBe(dashboard.panels.length);
    for (const { targets, gridPos, datasource } of dashboard.panels) {
      expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
      expect(datasource.uid).toBe(sources?.datasources[0]?.uid);
      for (const { expr } of targets)
        for (const name of named(expr)) expect([...known]).toContain(name);
    }
  });

  it('has every figure of ours', () => {
    const shown = dashboard.panels
      .flatMap(({ targets }) => targets.map(({ expr }) => expr))
      .join('\n');
    const own = [
      'taps_total',
      'append_seconds_bucket',
      'append_batch_size_sum',
      'watchers',
      'jobs',
      'ready',
    ];
    for (const name of [
      ...own,
      'live_frames_total',
      'live_catch_ups_total',
      'event_loop_delay_seconds',
    ])
      expect(shown).toContain(`kolo_${name}`);
  });
});
