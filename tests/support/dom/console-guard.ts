import { format } from 'node:util';
import { afterEach } from 'vitest';

/** happy-dom does not know this standard element. */
const ENVIRONMENT_GAP = /The tag <search> is unrecognized in this browser/;

const seen: string[] = [];
const expected: RegExp[] = [];

for (const level of ['error', 'warn'] as const)
  console[level] = (...parts: unknown[]) => {
    const line = format(...parts);
    if (!ENVIRONMENT_GAP.test(line)) seen.push(`console.${level}: ${line}`);
  };

/** Declares console output of this test, which fails without the output. All other errors and warnings fail it too. */
export const expectConsole = (pattern: RegExp): void => void expected.push(pattern);

// Registered before other clean-up, so it runs last and sees what unmounting reports.
afterEach(() => {
  const lines = seen.splice(0);
  const patterns = expected.splice(0);
  const surprising = lines.filter((line) => !patterns.some((pattern) => pattern.test(line)));
  if (surprising.length > 0) throw new Error(`Unexpected console output:\n${surprising.join('\n')}`);
  const missing = patterns.filter((pattern) => !lines.some((line) => pattern.test(line)));
  if (missing.length > 0) throw new Error(`Expected console output is missing: ${missing.join(', ')}`);
});
