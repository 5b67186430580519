import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { CronJob, Job } from 'kubernetes-models/batch/v1';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Namespace, PersistentVolumeClaim, Secret, Service } from 'kubernetes-models/v1';
import { filesIn, root, secondsToLook, secondsToStop, textOf, yamlOf } from './files.js';

const kinds = {
  ...{ Deployment, HorizontalPodAutoscaler, CronJob, Job, Ingress, NetworkPolicy },
  ...{ PodDisruptionBudget, ConfigMap, Namespace, PersistentVolumeClaim, Secret, Service },
};

interface Manifest {
  apiVersion: string;
  kind: keyof typeof kinds;
  metadata: { name: string; namespace?: string };
}

const paths = ['infra/kubernetes', 'infra/kubernetes/examples'].flatMap((folder) =>
  filesIn(folder, '.yaml'),
);
const manifests = paths.flatMap((path) =>
  yamlOf<Manifest>(path).map((manifest) => ({ path, manifest })),
);

function model<K extends keyof typeof kinds>(kind: K): InstanceType<(typeof kinds)[K]> {
  const found = manifests.find(({ manifest }) => manifest.kind === kind)?.manifest;
  if (found === undefined) throw new Error(`There is no ${kind}`);
  return new kinds[kind](found as never) as InstanceType<(typeof kinds)[K]>;
}

const nodes = () => model('Deployment').spec?.template.spec;
const operators = () => [
  model('Job').spec?.template.spec,
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
    if (manifest.kind !== 'Namespace') expect(manifest.metadata.namespace).toBe('kolo');
  },
);

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
  const metrics = Number(model('ConfigMap').data?.METRICS_PORT);
  expect(container?.ports).toEqual([
    { name: 'http', containerPort: 3000 },
    { name: 'metrics', containerPort: metrics },
  ]);
  const [service] = model('Service').spec?.ports ?? [];
  expect(service).toMatchObject({ name: 'http', targetPort: 'http' });
  const path = model('Ingress').spec?.rules?.[0]?.http?.paths[0];
  expect(path?.backend.service).toEqual({ name: 'kolo', port: { name: 'http' } });
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
  const paths = filesIn('infra/kubernetes/examples', '.yaml');
  const secrets = paths.flatMap((path) =>
    yamlOf<{ metadata: { name: string }; stringData?: object }>(path),
  );
  const having = secrets.filter(({ stringData = {} }) => 'DATABASE_ADMIN_URL' in stringData);
  expect(having.map(({ metadata }) => metadata.name)).toEqual(['kolo-owner']);
  expect(secretsOf(nodes())).toEqual([['kolo']]);
  for (const spec of operators()) expect(secretsOf(spec)).toEqual([['kolo', 'kolo-owner']]);
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

it('an upgrade never has fewer nodes than before', () => {
  expect(model('Deployment').spec?.strategy?.rollingUpdate).toEqual({
    maxUnavailable: 0,
    maxSurge: 1,
  });
  expect(model('HorizontalPodAutoscaler').spec?.minReplicas).toBeGreaterThanOrEqual(2);
});
