import { format } from 'node:util';
import { afterEach, expect } from 'vitest';

const expected: RegExp[] = [];
const seen: string[] = [];

for (const level of ['error', 'warn'] as const)
  console[level] = (...parts: unknown[]) => void seen.push(`console.${level}: ${format(...parts)}`);

/** Names a console error or warning that belongs to the test. All others, those of React included, fail the test. */
export function expectConsole(pattern: RegExp): void {
  expected.push(pattern);
}

// Registered before other clean-up, hence run after it: what unmounting reports counts, too.
afterEach(() => {
  const patterns = expected.splice(0);
  const unexpected = seen.splice(0).filter((line) => !patterns.some((pattern) => pattern.test(line)));
  expect(unexpected, 'unexpected console output').toEqual([]);
});
