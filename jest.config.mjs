import { onBuiltForNode } from './scripts/node.js';

/**
 * Seven suites: domain, backend, frontend and infra without I/O; medium against PostgreSQL and Redis; faults
 * with the built product as several processes; containers with a Docker engine (scripts/containers.js).
 */

const esmPackages =
  '@nestjs|@noble|@opentelemetry|@?kubernetes-models|is-cidr|cidr-regex|ip-regex|file-type|@tokenizer|token-types|strtok3|uint8array-extras|@borewit|until-async|idb|idb-keyval|fake-indexeddb|@tanstack|lucide-react|clsx|fast-check|pure-rand|nanoid|@fastify/cookie|cookie|content-disposition';

/** @param {{ react?: boolean }} options */
const swc = ({ react = false } = {}) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2023',
      keepClassNames: true,
      parser: { syntax: 'typescript', decorators: true, tsx: react },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
    },
  },
];

const common = {
  testEnvironment: 'node',
  // tsx only where JSX is: in a plain .ts file it would make `<T>(x) => x` a syntax error.
  transform: { '^.+\\.[tj]sx$': swc({ react: true }), '^.+\\.[cm]?[tj]s$': swc() },
  // Only the last folder of a path counts: packages have packages of their own.
  transformIgnorePatterns: [`/node_modules/(?!.*/node_modules/)(?!(${esmPackages})/)`],
  moduleNameMapper: {
    '^@kolo/domain$': '<rootDir>/domain/src/index.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  modulePathIgnorePatterns: [
    '<rootDir>/[^/]+/dist(-server)?/',
    '<rootDir>/\\.data/',
    '<rootDir>/\\.cache/',
  ],
  restoreMocks: true,
};

const spec = (/** @type {string} */ room) => ({
  ...common,
  displayName: room,
  setupFilesAfterEnv: ['<rootDir>/backend/test/timeout.ts'],
  testMatch: [`<rootDir>/${room}/{src,vite}/**/*.spec.{ts,tsx}`],
  testPathIgnorePatterns: ['/node_modules/', '\\.medium\\.spec\\.ts$'],
});

const config = {
  // A worker that ran everything holds 1.5 GB, which small machines lack; Jest kills it as it takes 0.5 s to exit.
  workerIdleMemoryLimit: '700MB',
  projects: [
    { ...spec('domain'), globals: { lawRuns: Number(process.env.LAW_RUNS ?? 300) } },
    spec('backend'),
    {
      ...common,
      displayName: 'infra',
      testMatch: ['<rootDir>/{infra,scripts}/tests/*.spec.ts', '<rootDir>/bench/src/**/*.spec.ts'],
      resolver: '<rootDir>/infra/tests/resolver.cjs',
      setupFilesAfterEnv: ['<rootDir>/backend/test/timeout.ts'],
    },
    {
      ...spec('frontend'),
      testEnvironment: 'jest-environment-jsdom',
      // jsdom would otherwise choose the browser builds, which are ES modules.
      testEnvironmentOptions: { customExportConditions: ['node', 'require', 'default'] },
      setupFiles: ['<rootDir>/frontend/test/environment.ts'],
      setupFilesAfterEnv: ['<rootDir>/frontend/test/setup.ts'],
      moduleNameMapper: {
        '\\.(css|svg|png|woff2)$': '<rootDir>/frontend/test/asset-stub.cjs',
        '^@/(.*)$': '<rootDir>/frontend/src/$1',
        // Their entries end in .mjs, which is never transformed.
        '^(d3-[a-z-]+|internmap)$': '<rootDir>/node_modules/$1/dist/$1.min.js',
        ...common.moduleNameMapper,
      },
    },
    {
      ...common,
      displayName: 'faults',
      testMatch: ['<rootDir>/faults/*.faults.ts'],
      setupFilesAfterEnv: ['<rootDir>/backend/test/timeout.ts'],
    },
    {
      ...common,
      displayName: 'containers',
      testMatch: ['<rootDir>/infra/containers/*.containers.ts'],
    },
    {
      ...common,
      displayName: 'medium',
      testEnvironment: '<rootDir>/backend/test/described/environment.cjs',
      testMatch: ['<rootDir>/backend/{src,test}/**/*.medium.spec.ts'],
      setupFilesAfterEnv: [
        '<rootDir>/backend/test/timeout.ts',
        '<rootDir>/backend/test/long-limits.ts',
      ],
      globalSetup: '<rootDir>/backend/test/global-setup.cjs',
      globalTeardown: '<rootDir>/backend/test/global-teardown.cjs',
    },
  ],
};

export default async () => {
  await onBuiltForNode();
  return config;
};
