/** The import rules of ARCHITECTURE.md: they run one way, so a wrong import fails the build. */

const testFile = '\\.spec\\.ts$|/testing/';

/** From the top down. */
const { wings } = require('./scripts/walls.json');

/** Rooms of a wing, from the top down. */
const floors = {
  live: ['sockets|consoles', 'commands', 'push', 'nodes|officials'],
  'people/auth': ['sign-in|access', 'second-factor', 'passwords|console', 'sessions'],
  platform: ['storage|reads|site-address', 'http|secrets', 'api', 'log|async|tracing'],
};

const within = (names) => `^backend/src/(${names.join('|')})/`;

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
      comment: 'Tools import what is built, which the compiler checks.',
      severity: 'error',
      from: { path: '^(domain|backend|frontend)/src/' },
      to: { couldNotResolve: true },
    },
    {
      name: 'nothing-is-left-out',
      comment: 'A page without a route, a module that no application names.',
      severity: 'error',
      from: {
        path: '^(frontend/src/entries/[a-z]+\\.tsx|backend/src/(main|demo-cli|operations/[a-z-]+/[a-z-]*cli|office/reports/pdf/print-worker|season/planning/plan-worker)\\.ts)$',
      },
      to: {
        path: '^(frontend|backend)/src/',
        pathNot:
          '\\.spec\\.tsx?$|-worker\\.[jt]s$|/testing/|/main\\.ts$|/entries/[a-z]+\\.tsx$|cli\\.ts$|/i18n/en\\.ts$|/contractions\\.ts$',
        reachable: false,
      },
    },
    {
      name: 'domain-imports-nothing',
      comment:
        'Pure TypeScript: no Node, no other workspace, and one package, as no browser hashes at once.',
      severity: 'error',
      from: { path: '^domain/src/', pathNot: testFile },
      to: { pathNot: '^domain/src/|^node_modules/@noble/hashes/' },
    },
    {
      name: 'domain-rooms-run-one-way',
      comment: 'Streams know no wire; views and the league are made of both.',
      severity: 'error',
      from: { path: '^domain/src/(log|match|season|contract)/', pathNot: testFile },
      to: { path: '^domain/src/(views|league|votes|people|teams)/' },
    },
    {
      name: 'domain-streams-know-no-wire',
      severity: 'error',
      from: { path: '^domain/src/(log|match|season)/', pathNot: testFile },
      to: { path: '^domain/src/contract/' },
    },
    {
      name: 'domain-through-its-index',
      comment: 'Other workspaces know the domain only as @kolo/domain.',
      severity: 'error',
      from: { pathNot: `^domain/|${testFile}` },
      to: { path: '^domain/src/', pathNot: '^domain/src/index\\.ts$' },
    },
    ...wings.map((above, index) => ({
      name: `nothing-below-imports-${above}`,
      comment: 'The wings of ARCHITECTURE.md: a wing imports only what stands below it.',
      severity: 'error',
      from: {
        path: within(wings.slice(index + 1)),
        pathNot: testFile,
      },
      to: { path: within([above]) },
    })),
    ...Object.entries(floors).flatMap(([wing, rooms]) =>
      rooms.map((above, index) => ({
        name: `nothing-below-imports-${wing}-${above}`,
        comment: 'A room on a floor imports only what stands below it.',
        severity: 'error',
        from: {
          path: `^backend/src/${wing}/(${rooms.slice(index + 1).join('|')})/`,
          pathNot: testFile,
        },
        to: { path: `^backend/src/${wing}/(${above})/` },
      })),
    ),
    {
      name: 'rooms-meet-at-services',
      comment: 'A room reaches another only through its services, modules, entities and index.',
      severity: 'error',
      from: {
        path: '^backend/src/(operations|site|office|season|registry|people)/([^/]+)/',
        pathNot: testFile,
      },
      to: {
        path: within(['operations', 'site', 'office', 'season', 'live', 'registry', 'people']),
        pathNot:
          '^backend/src/$1/$2/|^backend/src/operations/command-line/|\\.(service|module|entity)\\.ts$|/index\\.ts$',
      },
    },
    {
      name: 'frontend-shared-stands-alone',
      severity: 'error',
      from: { path: '^frontend/src/shared/' },
      to: { path: '^frontend/src/(features|pages)/' },
    },
    {
      name: 'frontend-ui-knows-no-data',
      comment:
        'The other rooms of shared build on ui, never the other way round; page and texts are below it.',
      severity: 'error',
      from: { path: '^frontend/src/shared/ui/', pathNot: '\\.spec\\.tsx?$' },
      to: {
        path: '^frontend/src/shared/[^/]+/',
        pathNot: '^frontend/src/shared/(ui/|page/|i18n/use-translation[.]ts$)',
      },
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
    exclude: { path: '(^|/)(dist|dist-server|node_modules/\\.cache)/' },
    parser: 'tsc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.jsx', '.json'],
    },
  },
};
