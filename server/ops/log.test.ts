import { afterEach, expect, test, vi } from 'vitest';
import { jsonLog } from './log';

afterEach(() => vi.restoreAllMocks());

test('logs a failed query without the texts it carried', () => {
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((written) => {
    lines.push(String(written));
    return true;
  });
  const text = 'my secret,\nsecond line\n    at the end of the secret';
  const query = 'insert into "posts" values ($1)';
  const failed = new Error(`Failed query: ${query}\nparams: ${text}`);
  const error = Object.assign(failed, { query, params: [text] });
  const unreadable = Object.assign(new Error(`invalid input syntax for type uuid: "${text}"`), {
    code: '22P02',
  });
  jsonLog.warn('Request failed', { error, cause: unreadable });
  expect(lines.join('')).toContain('Failed query: insert into');
  expect(lines.join('')).toContain('log.test.ts');
  expect(lines.join('')).toContain('invalid input syntax for type uuid (22P02)');
  expect(lines.join('')).not.toMatch(/secret|second line/);
});
