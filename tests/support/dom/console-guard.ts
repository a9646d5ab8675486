import { format } from 'node:util';
import { afterEach } from 'vitest';

const seen: string[] = [];

for (const level of ['error', 'warn'] as const)
  console[level] = (...parts: unknown[]) => void seen.push(`console.${level}: ${format(...parts)}`);

// Registered before other clean-up, so it runs last and sees what unmounting reports.
afterEach(() => {
  const lines = seen.splice(0);
  if (lines.length > 0) throw new Error(`Unexpected console output:\n${lines.join('\n')}`);
});
