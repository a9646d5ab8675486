import { relative } from 'node:path';
import * as z from 'zod';
import type { Tally, Timing } from './step-result';

interface TestReport {
  tally: Tally;
  timings: Timing[];
  /** "tests/e2e/feed.spec.ts: likes a post" of each test that failed before it passed. */
  flaky: string[];
}

const vitestSchema = z.object({
  numPassedTests: z.number().default(0),
  numFailedTests: z.number().default(0),
  numFailedTestSuites: z.number().default(0),
  testResults: z
    .array(
      z.object({
        name: z.string(),
        startTime: z.number(),
        endTime: z.number(),
        assertionResults: z
          .array(
            z.object({
              fullName: z.string(),
              status: z.string(),
              failureMessages: z.array(z.string()).default([]),
            }),
          )
          .default([]),
      }),
    )
    .default([]),
});

/** Reads the JSON report of vitest. Durations leave out the import of the file. */
export function vitestReport(json: unknown): TestReport {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = vitestSchema.parse(json);
  return {
    tally: {
      passed: numPassedTests,
      // A file that cannot be imported fails as a suite without tests.
      failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
    },
    timings: testResults.map(({ name, startTime, endTime }) => ({
      name: relative('', name),
      seconds: (endTime - startTime) / 1000,
    })),
    // A passed test keeps the errors of its first attempt.
    flaky: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map(({ fullName }) => `${relative('', name)}: ${fullName}`),
    ),
  };
}

const suiteSchema = z.object({
  file: z.string(),
  specs: z
    .array(
      z.object({
        title: z.string(),
        tests: z.array(
          z.object({
            status: z.string(),
            annotations: z
              .array(z.object({ type: z.string(), description: z.string().default('') }))
              .default([]),
            results: z.array(z.object({ duration: z.number() })),
          }),
        ),
      }),
    )
    .default([]),
  get suites() {
    return z.array(suiteSchema).default([]);
  },
});

const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }).optional(),
  suites: z.array(suiteSchema).default([]),
});

const sumDurations = ({ specs, suites }: z.infer<typeof suiteSchema>): number =>
  [
    ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
    ...suites.map(sumDurations),
  ].reduce((sum, duration) => sum + duration, 0);

const flakyTests = ({ file, specs, suites }: z.infer<typeof suiteSchema>): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => `${file}: ${title}`),
  ...suites.flatMap(flakyTests),
];

/** Sums the numbers that tests annotate, by type. */
function addCounts({ specs, suites }: z.infer<typeof suiteSchema>, counts: Map<string, number>): void {
  for (const { type, description } of specs.flatMap(({ tests }) =>
    tests.flatMap(({ annotations }) => annotations),
  ))
    if (/^\d+$/.test(description)) counts.set(type, (counts.get(type) ?? 0) + Number(description));
  for (const suite of suites) addCounts(suite, counts);
}

/** Reads the JSON report of Playwright. The duration of a file is the sum of its tests. */
export function playwrightReport(json: unknown): TestReport & { counts: ReadonlyMap<string, number> } {
  const { stats, suites } = playwrightSchema.parse(json);
  const counts = new Map<string, number>();
  for (const suite of suites) addCounts(suite, counts);
  return {
    tally: {
      passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
      failed: stats?.unexpected ?? 0,
    },
    flaky: suites.flatMap(flakyTests),
    counts,
    timings: suites.map((suite) => ({ name: suite.file, seconds: sumDurations(suite) / 1000 })),
  };
}
