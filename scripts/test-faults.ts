import { ensureBuild } from './lib/build';
import { runVitest } from './lib/check-steps';

/** The hard kills a hundred times over, or as often as PLAZA_FAULT_ROUNDS says. */
async function main(): Promise<void> {
  await ensureBuild();
  const { passed, failed } = await runVitest('faults', {
    env: { PLAZA_FAULT_ROUNDS: process.env['PLAZA_FAULT_ROUNDS'] ?? '100' },
  });
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`${passed} passed, ${failed} failed`);
}

void main();
