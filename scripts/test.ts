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

/** A step that throws counts as one failure. */
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

/** `--all`: all four looks of every page, all injection payloads, 100 hard kills. */
const extraEnv: Record<string, string> = process.argv.includes('--all')
  ? { PLAZA_ALL: '1', PLAZA_FAULT_ROUNDS: '100' }
  : {};

/** Runs every step; the last line is the sum. */
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
