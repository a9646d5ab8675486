import { ensureBrowser } from './lib/browser';
import { ensureBuild } from './lib/build';
import { add, playwright, vitest } from './lib/steps';

const api = ['token', 'access', 'matrix', 'limit', 'http', 'fuzz', 'media'];

/** Who may do what, what gets in and what is shown of it: the service, the doors of the product, every payload. */
async function main(): Promise<void> {
  await ensureBuild();
  const { passed, failed } = add([
    await vitest('api', { files: api.map((name) => `tests/api/${name}.test.ts`) }),
    await vitest('faults', { files: ['tests/faults/doors.test.ts'] }),
    await playwright({ PLAZA_ALL: '1', PLAZA_CHROMIUM: await ensureBrowser() }, 'security'),
  ]);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`${passed} passed, ${failed} failed`);
}

void main();
