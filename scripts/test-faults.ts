import { ensureBuild } from './lib/build/build';
import { runVitest } from './lib/check-steps';

/** PLAZA_FAULT_ROUNDS sets the number of hard kills. */
async function main(): Promise<void> {
  await ensureBuild();
  const { passed, failed } = await runVitest(['faults'], {
    env: { PLAZA_FAULT_ROUNDS: process.env['PLAZA_FAULT_ROUNDS'] ?? '100' },
  });
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`${passed} passed, ${failed} failed`);
}

void main();
