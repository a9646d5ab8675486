import { ensureBrowser } from './lib/browser';
import { ensureBuild } from './lib/build/build';
import { runPlaywright, runVitest } from './lib/check-steps';
import { sumTallies } from './lib/step-result';

const api = [
  'service/identity/token',
  'social/post/post-access',
  'service/policy-matrix',
  'service/rate-limit',
  'service/http',
  'service/fuzz',
  'social/post/media',
];

async function main(): Promise<void> {
  await ensureBuild();
  const { passed, failed } = sumTallies([
    await runVitest(['api'], { files: api.map((name) => `tests/api/${name}.test.ts`) }),
    await runVitest(['faults'], { files: ['tests/faults/network-boundary.test.ts'] }),
    await runPlaywright(['security'], { PLAZA_ALL: '1', PLAZA_CHROMIUM: await ensureBrowser() }),
  ]);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`${passed} passed, ${failed} failed`);
}

void main();
