import { runChecks } from './lib/check-steps';
import { sumTallies } from './lib/step-result';

/** All checks that need neither a database nor a browser. */
const since = performance.now();
void runChecks().then((steps) => {
  const { passed, failed } = sumTallies(steps);
  console.log(`${((performance.now() - since) / 1000).toFixed(1)} s`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
});
