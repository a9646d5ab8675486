import { ensureBrowser } from './lib/browser';
import { ensureBuild } from './lib/build';
import type { Outcome } from './lib/run-program';
import {
  sumTallies,
  toTally,
  runChecks,
  runPlaywright,
  report,
  runVitest,
  type Tally,
} from './lib/check-steps';

/** A step that throws instead of giving counts is one failure with its message. */
async function runStep(name: string, step: () => Promise<Tally>): Promise<Tally> {
  const since = performance.now();
  try {
    return await step();
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error);
    const outcome: Outcome = { code: 1, output, seconds: (performance.now() - since) / 1000 };
    return report(name, outcome, toTally(outcome));
  }
}

/** `--all`: every look of every page, every payload of the injection tests, the hard kills a hundred times. */
const extraEnv: Record<string, string> = process.argv.includes('--all')
  ? { PLAZA_ALL: '1', PLAZA_FAULT_ROUNDS: '100' }
  : {};

/** Everything, one after the other; the last line is the sum. */
async function main(): Promise<void> {
  const tallies = [
    await runStep('check', runChecks),
    await runStep('pages', () => runVitest('pages')),
    await runStep('service', () => runVitest('api')),
    await runStep('build', async () => {
      const since = performance.now();
      await ensureBuild();
      const outcome: Outcome = { code: 0, output: '', seconds: (performance.now() - since) / 1000 };
      return report('build', outcome, toTally(outcome));
    }),
    await runStep('faults', () => runVitest('faults', { env: extraEnv })),
    await runStep('browser', async () =>
      runPlaywright({ ...extraEnv, PLAZA_CHROMIUM: await ensureBrowser() }),
    ),
  ];
  const { passed, failed } = sumTallies(tallies);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`${passed} passed, ${failed} failed`);
}

void main();
