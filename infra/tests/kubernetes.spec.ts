import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { Gateway, HTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { CronJob, Job } from 'kubernetes-models/batch/v1';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Namespace, PersistentVolumeClaim, Secret, Service } from 'kubernetes-models/v1';
import { root, textOf, yamlOf } from '../../scripts/tests/files.js';
import { hasProgram, secondsToLook, secondsToStop } from './files.js';

const kinds = {
  Deployment,
  HorizontalPodAutoscaler,
  CronJob,
  Job,
  Ingress,
  NetworkPolicy,
  PodDisruptionBudget,
  ConfigMap,
  Namespace,
  PersistentVolumeClaim,
  Secret,
  Service,
  Gateway,
  HTTPRoute,
};

interface Manifest {
  apiVersion: string;
  kind: keyof typeof kinds;
  metadata: { name: string; namespace?: string };
}

interface Kustomization {
  kind: 'Kustomization' | 'Component';
  resources?: string[];
  components?: string[];
  namespace?: string;
  images?: { name: string; newName: string; newTag: string }[];
  configMapGenerator?: { name: string; envs: string[] }[];
  secretGenerator?: { name: string; envs: string[] }[];
}

const folder = 'infra/kubernetes';
const all = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
  (path) => `${folder}/${path}`,
);
const kustomizations = all
  .filter((path) => path.endsWith('/kustomization.yaml'))
  .map((path) => ({ path, own: oneOf<Kustomization>(path) }));
const manifests = all
  .filter((path) => path.endsWith('.yaml') && !path.endsWith('/kustomization.yaml'))
  .flatMap((path) => yamlOf<Manifest>(path).map((manifest) => ({ path, manifest })));

function oneOf<T>(path: string): T {
  const [only] = yamlOf<T>(path);
  if (only === undefined) throw new Error(`${path} is empty`);
  return only;
}

const settings = kustomizations.flatMap(({ own }) => (own.kind === 'Component' ? [own] : []))[0];

function model<K extends keyof typeof kinds>(
  kind: K,
  name?: string,
): InstanceType<(typeof kinds)[K]> {
  const found = manifests.find(
    ({ manifest }) =>
      manifest.kind === kind && (name ?? manifest.metadata.name) === manifest.metadata.name,
  )?.manifest;
  if (found === undefined) throw new Error(`There is no ${kind}`);
  return new kinds[kind](found as never) as InstanceType<(typeof kinds)[K]>;
}

const nodes = () => model('Deployment').spec?.template.spec;
const operators = () => [
  model('Job', 'kolo-migrate').spec?.template.spec,
  model('Job', 'kolo-restore').spec?.template.spec,
  model('CronJob').spec?.jobTemplate.spec?.template.spec,
];
const podsOf = () => [nodes(), ...operators()];
const secretsOf = (spec: ReturnType<typeof nodes>) =>
  spec?.containers.map(({ envFrom = [] }) => envFrom.flatMap((one) => one.secretRef?.name ?? []));

it.each(manifests.map(({ path, manifest }) => [`${path} ${manifest.kind}`, manifest] as const))(
  '%s is valid',
  (_, manifest) => {
    const made = new kinds[manifest.kind](manifest as never);
    expect(made.apiVersion).toBe(manifest.apiVersion);
    expect(() => made.validate()).not.toThrow();
    expect(manifest.metadata.namespace).toBeUndefined();
  },
);

it('every kustomization names files that exist, and every manifest is in one', () => {
  const named = kustomizations.flatMap(({ path, own: { resources = [], components = [] } }) =>
    [...resources, ...components].map((one) => normalize(join(dirname(path), one))),
  );
  for (const path of named) expect([path, existsSync(join(root, path))]).toEqual([path, true]);
  for (const { path } of manifests) expect(named).toContain(path);
});

it('namespace, image and secrets are named once, in the settings of the overlay', () => {
  expect(settings).toMatchObject({ namespace: 'kolo', images: [{ name: 'kolo' }] });
  for (const { own } of kustomizations.filter(({ own }) => own !== settings))
    expect(Object.keys(own)).not.toEqual(expect.arrayContaining(['images', 'namespace']));
  for (const spec of podsOf()) expect(spec?.containers.map(({ image }) => image)).toEqual(['kolo']);
  expect(settings?.configMapGenerator?.map(({ name }) => name)).toEqual(['kolo']);
  const secrets = settings?.secretGenerator ?? [];
  expect(secrets.map(({ name }) => name)).toEqual(['kolo', 'kolo-owner']);
  for (const file of secrets.flatMap(({ envs }) => envs))
    expect(all).toContain(`${folder}/overlay/settings/${file}.example`);
});

const overlays = ['overlay', 'overlay/migrate', 'overlay/restore'];
const rendered = hasProgram('kubectl') ? overlays : [];
// Without kubectl the tests above have to do.
if (rendered.length > 0)
  it.each(rendered)('kubectl renders %s', (overlay) => {
    const copy = mkdtempSync(join(tmpdir(), 'kolo-kubernetes-'));
    cpSync(join(root, folder), copy, { recursive: true });
    for (const { envs } of settings?.secretGenerator ?? [])
      for (const file of envs)
        cpSync(
          join(copy, `overlay/settings/${file}.example`),
          join(copy, 'overlay/settings', file),
        );
    const text = execFileSync('kubectl', ['kustomize', join(copy, overlay)], { encoding: 'utf8' });
    rmSync(copy, { recursive: true });
    expect(text).toContain('image: registry.kolo.example/kolo:1.0.0');
    expect(text).not.toMatch(/image: kolo$|named-by-the-overlay/m);
    // The names of the generated settings and secrets end in a hash wherever they are used.
    for (const [, name = ''] of text.matchAll(/(?:configMap|secret)Ref:\n +name: (\S+)/g))
      expect(text).toContain(`\n  name: ${name}\n`);
  });

it('a wrong manifest is noticed', () => {
  const service = { apiVersion: 'v1', kind: 'Service', spec: { ports: [{ port: 'http' }] } };
  expect(() => new Service(service as never).validate()).toThrow();
});

it('whatever selects pods selects those of the nodes', () => {
  const { selector, template } = model('Deployment').spec ?? {};
  const labels = template?.metadata?.labels ?? {};
  expect(labels).toMatchObject(selector?.matchLabels ?? { nothing: '' });
  expect(labels).toMatchObject(model('Service').spec?.selector ?? { nothing: '' });
  expect(labels).toMatchObject(
    model('PodDisruptionBudget').spec?.selector?.matchLabels ?? { nothing: '' },
  );
  expect(labels).toMatchObject(
    model('NetworkPolicy').spec?.podSelector?.matchLabels ?? { nothing: '' },
  );
  expect(model('HorizontalPodAutoscaler').spec?.scaleTargetRef).toMatchObject({
    kind: 'Deployment',
    name: 'kolo',
  });
});

it('ports are those of the image and the configuration, and the way in leads to them', () => {
  const [container] = model('Deployment').spec?.template.spec?.containers ?? [];
  const written = textOf('infra/kubernetes/overlay/settings/settings.env');
  const metrics = Number(/^METRICS_PORT=(\d+)$/m.exec(written)?.[1]);
  expect(container?.ports).toEqual([
    { name: 'http', containerPort: 3000 },
    { name: 'metrics', containerPort: metrics },
  ]);
  const [service] = model('Service').spec?.ports ?? [];
  expect(service).toMatchObject({ name: 'http', targetPort: 'http' });
  const path = model('Ingress').spec?.rules?.[0]?.http?.paths[0];
  expect(path?.backend.service).toEqual({ name: 'kolo', port: { name: 'http' } });
  const [rule] = model('HTTPRoute', 'kolo').spec?.rules ?? [];
  expect(rule?.backendRefs).toEqual([{ name: 'kolo', port: service?.port }]);
  const open = model('NetworkPolicy').spec?.ingress?.flatMap(({ ports = [] }) =>
    ports.map(({ port }) => port),
  );
  expect(open).toEqual([3000, metrics]);
});

it('a node is looked at where it answers, and leaves when nobody is sent to it and all are gone', () => {
  const spec = model('Deployment').spec?.template.spec;
  const [container] = spec?.containers ?? [];
  expect(container?.livenessProbe?.httpGet?.path).toBe('/api/health/live');
  expect(container?.readinessProbe?.httpGet?.path).toBe('/api/health/ready');
  const controller = textOf('backend/src/operations/health/health.controller.ts');
  for (const route of [`@Controller('api/health')`, `@Get('live')`, `@Get('ready')`])
    expect(controller).toContain(route);
  // A silent Redis must not take every node out of the load balancer.
  expect(container?.readinessProbe?.timeoutSeconds).toBeGreaterThanOrEqual(2 * secondsToLook());
  const before = Number(container?.lifecycle?.preStop?.exec?.command?.[1]);
  expect(before).toBeGreaterThanOrEqual(3);
  expect(spec?.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(before + secondsToStop() + 5);
});

it('no pod runs as root, writes to its image or talks to the cluster', () => {
  for (const spec of podsOf()) {
    expect(spec?.automountServiceAccountToken).toBe(false);
    expect(spec?.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    for (const { securityContext, resources } of spec?.containers ?? []) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(resources?.limits?.memory).toBeDefined();
    }
  }
});

it('only what works as the owner of the log knows its password', () => {
  const having = (settings?.secretGenerator ?? []).filter(({ envs }) =>
    envs.some((file) =>
      textOf(`${folder}/overlay/settings/${file}.example`).includes('DATABASE_ADMIN_URL'),
    ),
  );
  expect(having.map(({ name }) => name)).toEqual(['kolo-owner']);
  expect(secretsOf(nodes())).toEqual([['kolo']]);
  for (const spec of operators()) expect(secretsOf(spec)).toEqual([['kolo', 'kolo-owner']]);
});

it('plain HTTP only leads to HTTPS', () => {
  const { listeners = [] } = model('Gateway').spec ?? {};
  expect(listeners.map(({ name, protocol }) => [name, protocol])).toEqual([
    ['http', 'HTTP'],
    ['https', 'HTTPS'],
  ]);
  const sectionOf = (route: string) =>
    model('HTTPRoute', route).spec?.parentRefs?.map(({ name, sectionName }) => [name, sectionName]);
  expect(sectionOf('kolo')).toEqual([['kolo', 'https']]);
  expect(sectionOf('kolo-to-https')).toEqual([['kolo', 'http']]);
});

it('every volume that is mounted is there, and every program that is run is built', () => {
  for (const spec of podsOf())
    for (const { volumeMounts = [], command = [], args = [] } of spec?.containers ?? []) {
      const volumes = spec?.volumes?.map(({ name }) => name);
      for (const { name } of volumeMounts) expect(volumes).toContain(name);
      const program =
        /backend\/dist\/(\S+)\.js/.exec([...command, ...args].join(' '))?.[1] ?? 'main';
      expect(existsSync(join(root, `backend/src/${program}.ts`))).toBe(true);
    }
});

it('a backup that fails or hangs does not stand in the way of the next ones', () => {
  const job = model('CronJob').spec?.jobTemplate.spec;
  expect(job?.activeDeadlineSeconds).toBeLessThan(86_400);
  const script = job?.template.spec?.containers[0]?.args?.join('') ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'kolo-backups-'));
  const run = (code: number) => {
    writeFileSync(join(folder, 'node'), `#!/bin/sh\nmkdir -p "$2"; exit ${code}\n`, {
      mode: 0o755,
    });
    const env = { PATH: `${folder}:${process.env.PATH}` };
    return spawnSync('sh', ['-c', script.replaceAll('/backups', `${folder}/all`)], { env }).status;
  };
  for (const name of ['2020-01-01T031500Z', 'lost+found']) {
    mkdirSync(join(folder, 'all', name), { recursive: true });
    utimesSync(join(folder, 'all', name), 0, 0);
  }
  expect(run(1)).toBe(1);
  expect(readdirSync(join(folder, 'all'))).toEqual(['2020-01-01T031500Z', 'lost+found']);
  expect(run(0)).toBe(0);
  expect(readdirSync(join(folder, 'all'))).toEqual([
    expect.stringMatching(/^20.*Z$/),
    'lost+found',
  ]);
  expect(existsSync(join(folder, 'all/2020-01-01T031500Z'))).toBe(false);
  rmSync(folder, { recursive: true });
});

it('a node that is not ready does not keep its machine from being drained', () => {
  expect(model('PodDisruptionBudget').spec?.unhealthyPodEvictionPolicy).toBe('AlwaysAllow');
});

it('an upgrade never has fewer nodes than before', () => {
  expect(model('Deployment').spec?.strategy?.rollingUpdate).toEqual({
    maxUnavailable: 0,
    maxSurge: 1,
  });
  expect(model('HorizontalPodAutoscaler').spec?.minReplicas).toBeGreaterThanOrEqual(2);
});
