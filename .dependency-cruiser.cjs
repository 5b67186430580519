/** The import rules of ARCHITECTURE.md: they run one way, so a wrong import fails the build. */

const room = '^backend/src/([^/]+)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Entities name each other in both directions, that is how TypeORM relations are.',
      severity: 'error',
      from: { pathNot: '\\.entity\\.ts$' },
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'nothing-is-left-out',
      comment: 'A page without a route, a module that no application names.',
      severity: 'error',
      from: { path: '^(frontend/src/main\\.tsx|backend/src/(main|[a-z]+/[a-z-]*cli)\\.ts)$' },
      to: {
        path: '^(frontend|backend)/src/',
        pathNot:
          '\\.spec\\.tsx?$|/testing/|-samples\\.ts$|/main\\.tsx?$|cli\\.ts$|/i18n/en\\.ts$|/contractions\\.ts$|/create-icon\\.ts$',
        reachable: false,
      },
    },
    {
      name: 'domain-imports-nothing',
      comment: 'Pure TypeScript: no Node, no package, no other workspace.',
      severity: 'error',
      from: { path: '^domain/src/', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: '^domain/src/' },
    },
    {
      name: 'domain-through-its-index',
      comment: 'Other workspaces know the domain only as @kolo/domain.',
      severity: 'error',
      from: { pathNot: '^domain/' },
      to: { path: '^domain/src/', pathNot: '^domain/src/index\\.ts$' },
    },
    {
      name: 'events-know-domain-and-db',
      severity: 'error',
      from: { path: '^backend/src/events/', pathNot: '\\.medium\\.spec\\.ts$' },
      to: { path: '^backend/', pathNot: '^backend/src/(events|db)/' },
    },
    {
      name: 'projections-add-events',
      severity: 'error',
      from: { path: '^backend/src/projections/', pathNot: '\\.medium\\.spec\\.ts$' },
      to: {
        path: '^backend/',
        pathNot: '^backend/src/(projections|events|db)/|^backend/src/config\\.ts$|\\.entity\\.ts$',
      },
    },
    {
      name: 'live-uses-log-and-projections',
      severity: 'error',
      from: { path: '^backend/src/live/', pathNot: '\\.medium\\.spec\\.ts$' },
      to: {
        path: '^backend/src/[^/]+/',
        pathNot:
          '^backend/src/(live|projections|events|db|common|auth|jobs)/|\\.(service|module|entity)\\.ts$',
      },
    },
    {
      name: 'rooms-meet-at-services',
      comment: 'A room reaches another only through the service its module exports.',
      severity: 'error',
      from: {
        path: room,
        pathNot: '^backend/src/(db|common|live|events|projections)/|\\.medium\\.spec\\.ts$',
      },
      to: {
        path: room,
        pathNot:
          '^backend/src/($1|db|common|auth|jobs|events|projections)/|\\.(service|module|entity)\\.ts$',
      },
    },
    {
      name: 'frontend-shared-stands-alone',
      severity: 'error',
      from: { path: '^frontend/src/shared/' },
      to: { path: '^frontend/src/(features|pages)/' },
    },
    {
      name: 'frontend-features-do-not-meet',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/' },
      to: { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'frontend-features-know-no-page',
      severity: 'error',
      from: { path: '^frontend/src/features/' },
      to: { path: '^frontend/src/pages/' },
    },
    {
      name: 'frontend-and-backend-meet-on-the-wire',
      severity: 'error',
      from: { path: '^(frontend|backend)/' },
      to: { path: '^(frontend|backend|e2e|bench)/', pathNot: '^$1/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/\\.cache)/' },
    parser: 'tsc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.jsx', '.json'],
    },
  },
};
