import { afterEach, expect, test, vi } from 'vitest';
import { jsonLog } from './log';

afterEach(() => vi.restoreAllMocks());

test('logs a failed query without the texts it carried', () => {
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(String(text));
    return true;
  });
  const error = new Error('Failed query: insert into "posts" values ($1)\nparams: my secret,\nsecond line');
  jsonLog.warn('Request failed', { error, cause: new Error('Outer', { cause: error }) });
  expect(lines.join('')).toContain('Failed query: insert into');
  expect(lines.join('')).toContain('log.test.ts');
  expect(lines.join('')).not.toMatch(/secret|second line/);
});
