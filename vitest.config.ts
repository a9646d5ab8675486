import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Page tests that mock a module, or that need one which is not loaded yet. */
const FRESH = [
  'tests/pages/app/hostile-search.test.tsx',
  'tests/pages/kits/table-grid.test.tsx',
  'tests/pages/social/feed/scroll-anchor.test.tsx',
  'tests/pages/workspace/google-map-link.test.tsx',
];

/** Unit tests that replace modules, or load them again. */
const MOCKING = [
  'src/lib/api/app-check.test.ts',
  'src/lib/text/format.test.ts',
  'tests/unit/account/session.test.ts',
  'tests/unit/kits/{chart-card,google-maps,map-tiles,vector-maps}.test.tsx',
  'tests/unit/lib/refused-storage.test.ts',
  'tests/unit/social/{draft,live,post-media}.test.ts',
];

/** Short files that take long: one that starts last leaves a core idle. */
const LONG =
  /api\/service\/.*(concurrency|policy-matrix|reads-beside-writes|stopped-database)\.test|pages\/app\/hostile/;

/** Projects in turn, in each the long files first and then the larger ones. */
class LongFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const weigh = ({ moduleId }: TestSpecification): number =>
      LONG.test(moduleId) ? Number.MAX_SAFE_INTEGER : statSync(moduleId).size;
    const weights = new Map(files.map((file) => [file, weigh(file)]));
    const weightOf = (file: TestSpecification): number => weights.get(file) ?? 0;
    return Promise.resolve(
      files.toSorted((one, other) =>
        one.project.name === other.project.name
          ? weightOf(other) - weightOf(one)
          : one.project.name.localeCompare(other.project.name),
      ),
    );
  }
}

/** A core that others use too may stall for longer than the default of one second. Projects do not inherit it. */
const patience = { poll: { timeout: 10_000 } };

/** A second attempt hides nothing: `npm test` lists what needed one. */
const retry = process.env['CI'] === undefined ? 0 : 1;

const onUnits: TestProjectInlineConfiguration['test'] = {
  expect: patience,
  retry,
  environment: 'node',
  // Property tests run thousands of cases.
  testTimeout: 60_000,
  setupFiles: ['tests/support/dom/console-guard.ts', 'tests/support/dom/unit-setup.ts'],
};

const onPages: TestProjectInlineConfiguration['test'] = {
  expect: patience,
  retry,
  environment: './tests/support/dom/quiet-happy-dom.ts',
  // The service listens on another origin than the page.
  environmentOptions: { happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } } },
  globalSetup: ['tests/support/service/service-setup.ts'],
  // The first test of a file loads the app; a gallery test visits many cards.
  testTimeout: 60_000,
  setupFiles: [
    'tests/support/dom/console-guard.ts',
    'tests/support/dom/setup.ts',
    'tests/support/pages/setup.ts',
  ],
};

/**
 * `unit` runs in Node; a file that needs a DOM says so in its first line. `pages` runs the real router on the real
 * service; its files share loaded modules, except those of `fresh`. `api` tests the service on a real Postgres. `faults` kills the built
 * product. Browser tests: playwright.config.ts.
 */
export default defineConfig({
  test: {
    // The default leaves one core free: half of a machine with two.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: './vite.config.ts',
        test: { ...onUnits, name: 'unit-fresh', include: MOCKING },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...onUnits,
          name: 'unit',
          include: ['{tests/unit,src,server,scripts}/**/*.test.{ts,tsx}'],
          exclude: MOCKING,
          isolate: false,
        },
      },
      {
        extends: './vite.config.ts',
        test: { ...onPages, name: 'fresh', include: FRESH },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...onPages,
          name: 'pages',
          include: ['tests/pages/**/*.test.{ts,tsx}'],
          exclude: FRESH,
          // Loading the modules of each file takes as long as the tests.
          isolate: false,
        },
      },
      {
        extends: './vite.server.config.ts',
        test: {
          name: 'api',
          expect: patience,
          retry,
          environment: 'node',
          // Loading the modules of each file takes a sixth of the processor time.
          isolate: false,
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/support/service/postgres-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: './vite.server.config.ts',
        test: {
          name: 'faults',
          expect: patience,
          retry,
          environment: 'node',
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
