import { ensureBrowser } from './lib/browser';
import { ensureBuild } from './lib/build/build';
import type { Outcome } from './lib/run-program';
import { ensurePgBouncer } from './lib/pgbouncer';
import { report, runPlaywright, runStatics, runUnits, runVitest, toTally } from './lib/check-steps';
import { formatTimings, type StepResult, sumTallies } from './lib/step-result';

/** A step that throws counts as one failure with the error's message. */
async function runStep(name: string, step: () => Promise<StepResult>): Promise<StepResult> {
  const since = performance.now();
  try {
    return await step();
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error);
    const outcome: Outcome = { code: 1, output, seconds: (performance.now() - since) / 1000 };
    return report(name, outcome, toTally(outcome));
  }
}

/**
 * `--all`: every variant of every page, every hostile query and payload, a hundred hard kills, fifty races of every pair
 * of writes, and the previous build against this service.
 */
const isWhole = process.argv.includes('--all');
const extraEnv: Record<string, string> = isWhole
  ? { PLAZA_ALL: '1', PLAZA_FAULT_ROUNDS: '100', PLAZA_RACE_ROUNDS: '50' }
  : {};

async function runBuild(): Promise<StepResult> {
  const since = performance.now();
  await ensureBuild();
  const outcome: Outcome = { code: 0, output: '', seconds: (performance.now() - since) / 1000 };
  return report('build', outcome, toTally(outcome));
}

/**
 * Pages and service fill two cores; faults wait for time limits, starts and kills most of the time, and use what they
 * leave. Browser tests use both cores and measure, so nothing runs beside them.
 */
async function runSteps(): Promise<StepResult[]> {
  const statics = runStatics();
  const build = statics.then(() => runStep('build', runBuild));
  const lanes = await Promise.all([
    (async () => [
      ...(await statics),
      await build,
      await runStep('pages', () => runVitest(['pages', 'fresh'], { env: extraEnv })),
    ])(),
    (async () => [
      await runStep('unit', runUnits),
      await runStep('service', async () => {
        await ensurePgBouncer();
        return runVitest(['api'], { env: extraEnv });
      }),
    ])(),
    (async () => {
      // Faults are injected into the built product.
      await build;
      return [await runStep('faults', () => runVitest(['faults'], { env: extraEnv }))];
    })(),
  ]);
  return [
    ...lanes.flat(),
    await runStep('browser', async () =>
      runPlaywright(
        ['e2e', 'security', ...(isWhole ? ['builds'] : [])],
        { ...extraEnv, PLAZA_CHROMIUM: await ensureBrowser() },
        isWhole ? { 'open states': 500, 'presses by keyboard': 10_000 } : {},
      ),
    ),
  ];
}

/** The last line of the output is the sum. */
async function main(): Promise<void> {
  const since = performance.now();
  const steps = await runSteps();
  console.log(formatTimings(steps));
  console.log(`${((performance.now() - since) / 60_000).toFixed(1)} min in all`);
  const { passed, failed } = sumTallies(steps);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`${passed} passed, ${failed} failed`);
}

void main();
