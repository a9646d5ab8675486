import { configOrExit } from './lib/environment';
import { ensureBuild } from './lib/build/build';

// Checked first: VITE_ variables become part of the build.
const since = performance.now();
configOrExit();
ensureBuild({ always: true }).then(
  () => console.log(`Built into dist after ${((performance.now() - since) / 1000).toFixed(1)} s`),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
