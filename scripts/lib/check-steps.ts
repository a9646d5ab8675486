import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run, runBin, type Outcome } from './run-program';

/** Result of a step of `npm run check` or `npm test`. */
export interface Tally {
  passed: number;
  failed: number;
}

const REPORTS = '.cache/reports';

/** A tool without test counts counts as one test. */
export const toTally = ({ code }: Outcome): Tally =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

export const sumTallies = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
});

/** Prints a step's result, and its output if it failed. */
export function report(name: string, outcome: Outcome, tally: Tally): Tally {
  const ok = outcome.code === 0 && tally.failed === 0;
  if (!ok) console.log(outcome.output.trim());
  const counts = tally.passed + tally.failed > 1 ? `, ${tally.passed} passed, ${tally.failed} failed` : '';
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${outcome.seconds.toFixed(1)} s${counts})`);
  return tally;
}

async function reportPath(name: string): Promise<string> {
  await mkdir(REPORTS, { recursive: true });
  const path = join(REPORTS, `${name}.json`);
  await rm(path, { force: true });
  return path;
}

/** A run that failed without a failed test (a crash, broken set-up) counts as one failure. */
const atLeastOne = (tally: Tally, outcome: Outcome): Tally =>
  outcome.code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;

interface Selection {
  env?: Record<string, string>;
  /** Only files whose path contains one of these. */
  files?: readonly string[];
}

/** Runs one project of vitest.config.ts. */
export async function runVitest(project: string, { env = {}, files = [] }: Selection = {}): Promise<Tally> {
  const path = await reportPath(project);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  const outcome = await runBin(
    'node_modules/vitest/vitest.mjs',
    ['run', '--project', project, ...reporters, ...files],
    { env },
  );
  const text = await readFile(path, 'utf8').catch(() => '{}');
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numFailedTestSuites = 0,
  } = JSON.parse(text) as Record<string, number>;
  const failed = Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0);
  return report(`vitest ${project}`, outcome, atLeastOne({ passed: numPassedTests, failed }, outcome));
}

/** Runs the browser tests against the built product, all projects of playwright.config.ts or one. */
export async function runPlaywright(env: Record<string, string>, project?: string): Promise<Tally> {
  const path = await reportPath('e2e');
  const only = project === undefined ? [] : ['--project', project];
  const outcome = await runBin('node_modules/@playwright/test/cli.js', ['test', ...only], {
    env: { ...env, PLAZA_REPORT: path },
  });
  const text = await readFile(path, 'utf8').catch(() => '{}');
  const { stats = {} } = JSON.parse(text) as { stats?: Record<string, number> };
  const flaky = stats['flaky'] ?? 0;
  const tally = { passed: (stats['expected'] ?? 0) + flaky, failed: stats['unexpected'] ?? 0 };
  const name = flaky > 0 ? `browser tests, ${flaky} only when run again` : 'browser tests';
  return report(name, outcome, atLeastOne(tally, outcome));
}

/** Runs a tool of node_modules/.bin by its script. */
export const runTool = async (name: string, file: string, args: readonly string[]): Promise<Tally> => {
  const outcome = await runBin(`node_modules/${file}`, args);
  return report(name, outcome, toTally(outcome));
};

/** Format, lint, types and dead code run beside the unit tests: two cores. */
export async function runChecks(): Promise<Tally> {
  const statics = async (): Promise<Tally[]> => [
    await runTool('format', 'oxfmt/bin/oxfmt', ['--check']),
    // One pass for types and lint: both read the whole program.
    await runTool('types and lint', 'oxlint/bin/oxlint', ['--type-aware', '--type-check', '--deny-warnings']),
    await runTool('dead code', 'knip/bin/knip.js', ['--no-progress']),
  ];
  const [before, unit] = await Promise.all([statics(), runVitest('unit')]);
  return sumTallies([...before, unit]);
}

/** Whether a program can be found and answers. */
export const isAvailable = async (program: string): Promise<boolean> =>
  (await run(program, ['--version'])).code === 0;
