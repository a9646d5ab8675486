import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run, runBin, type Outcome } from './run-program';
import type { StepResult, Tally, Timing } from './step-result';
import { playwrightReport, vitestReport } from './test-reports';

const REPORTS = '.cache/reports';

/** A tool that succeeds or fails as a whole counts as one test. */
export const toTally = ({ code }: Outcome): Tally =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** Prints the result of a step, and its output if the step failed. */
export function report(
  name: string,
  outcome: Outcome,
  tally: Tally,
  files: readonly Timing[] = [],
): StepResult {
  const ok = outcome.code === 0 && tally.failed === 0;
  if (!ok) console.log(outcome.output.trim());
  const counts = tally.passed + tally.failed > 1 ? `, ${tally.passed} passed, ${tally.failed} failed` : '';
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${outcome.seconds.toFixed(1)} s${counts})`);
  return { ...tally, name, seconds: outcome.seconds, files };
}

async function reportPath(name: string): Promise<string> {
  await mkdir(REPORTS, { recursive: true });
  const path = join(REPORTS, `${name}.json`);
  await rm(path, { force: true });
  return path;
}

function printFlaky(flaky: readonly string[]): void {
  for (const name of flaky) console.log(`FLAKY  ${name}: passed at the second attempt, mend it`);
}

const readReport = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(path, 'utf8').catch(() => '{}'));

/** A run that exits with an error but names no failed test (crash, broken set-up) counts as one failure. */
const countCrash = (tally: Tally, outcome: Outcome): Tally =>
  outcome.code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;

interface Selection {
  env?: Record<string, string>;
  /** Only files whose path contains one of these. */
  files?: readonly string[];
}

/** Runs projects of vitest.config.ts as one step with the name of the first. */
export async function runVitest(
  projects: readonly [string, ...string[]],
  { env = {}, files = [] }: Selection = {},
): Promise<StepResult> {
  const [name] = projects;
  const path = await reportPath(name);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  const outcome = await runBin(
    'node_modules/vitest/vitest.mjs',
    ['run', ...projects.flatMap((project) => ['--project', project]), ...reporters, ...files],
    { env },
  );
  const { tally, timings, flaky } = vitestReport(await readReport(path));
  printFlaky(flaky);
  return report(`vitest ${name}`, outcome, countCrash(tally, outcome), timings);
}

/**
 * Runs projects of playwright.config.ts against the built product. Fails where the tests annotate a smaller sum than
 * `least` says.
 */
export async function runPlaywright(
  projects: readonly string[],
  env: Record<string, string>,
  least: Readonly<Record<string, number>> = {},
): Promise<StepResult> {
  const path = await reportPath('e2e');
  const outcome = await runBin(
    'node_modules/@playwright/test/cli.js',
    ['test', ...projects.flatMap((project) => ['--project', project])],
    {
      env: { ...env, PLAZA_REPORT: path },
    },
  );
  const { tally, timings, flaky, counts } = playwrightReport(await readReport(path));
  printFlaky(flaky);
  for (const [type, count] of counts) console.log(`       ${count} ${type}`);
  const missed = Object.entries(least).filter(([type, count]) => (counts.get(type) ?? 0) < count);
  for (const [type, count] of missed) console.log(`FAILED at least ${count} ${type}`);
  const { passed, failed } = countCrash(tally, outcome);
  return report('browser tests', outcome, { passed, failed: failed + missed.length }, timings);
}

/** Runs a program of a package in node_modules. */
export const runTool = async (name: string, file: string, args: readonly string[]): Promise<StepResult> => {
  const outcome = await runBin(`node_modules/${file}`, args);
  return report(name, outcome, toTally(outcome));
};

/** Format, lint, types, styles and dead code one after the other. */
export const runStatics = async (): Promise<StepResult[]> => [
  await runTool('format', 'oxfmt/bin/oxfmt', ['--check']),
  // One process reads the program for both: a third faster than tsc and the linter in turn.
  await runTool('types and lint', 'oxlint/bin/oxlint', ['--type-aware', '--type-check', '--deny-warnings']),
  await runTool('styles', 'stylelint/bin/stylelint.mjs', ['src/**/*.scss']),
  await runTool('dead code', 'knip/bin/knip.js', ['--no-progress']),
];

/** Unit tests; those that replace modules do not share them. */
export const runUnits = (): Promise<StepResult> => runVitest(['unit', 'unit-fresh']);

/** All checks without a database or a browser: two processes for two cores. */
export async function runChecks(): Promise<StepResult[]> {
  const [statics, unit] = await Promise.all([runStatics(), runUnits()]);
  return [...statics, unit];
}

/** Whether a program can be found and answers. */
export const isAvailable = async (program: string): Promise<boolean> =>
  (await run(program, ['--version'])).code === 0;
