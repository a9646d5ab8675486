import { afterEach, expect, test, vi } from 'vitest';
import { jsonLog } from '@server/ops/log';
import { createTestApi } from '../../../support/service/test-api';

const api = createTestApi({ log: jsonLog });
afterEach(() => vi.restoreAllMocks());

const recordLines = (): (() => Record<string, unknown>[]) => {
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  return () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
};

const TEXT = 'For my followers only\n    at the lake, tonight';

test('logs a failed write without its text, with the hashed member', async () => {
  const me = await api.me('ines');
  await api.pool.query(`ALTER TABLE posts ADD CONSTRAINT no_lake CHECK (text NOT LIKE '%lake%')`);
  const lines = recordLines();
  await expect(api.write('ines', { text: TEXT, audience: 'followers' })).rejects.toThrow('internal');
  await api.me('ines');
  await api.me('ada');
  const logged = lines();
  vi.restoreAllMocks();
  const failure = logged.find(({ message }) => message === 'Request failed');
  expect(failure).toMatchObject({
    route: '/posts',
    member: expect.stringMatching(/^[0-9a-f]{12}$/) as string,
  });
  expect(JSON.stringify(failure)).toContain('no_lake');
  const members = logged.filter(({ message }) => message === 'Request').map(({ member }) => member);
  expect(members).toEqual([failure?.['member'], failure?.['member'], members[2]]);
  expect(members[2]).not.toBe(members[1]);
  const text = JSON.stringify(logged);
  expect(text).not.toMatch(/followers only|lake, tonight/);
  for (const name of [me.id, me.handle, me.email ?? me.name]) expect(text).not.toContain(name);
});

test('logs a dependency that is down without the text of the write', async () => {
  const lines = recordLines();
  await api.pool.query('ALTER TABLE posts DROP CONSTRAINT no_lake');
  const other = await api.pool.connect();
  await other.query('BEGIN; LOCK TABLE posts IN ACCESS EXCLUSIVE MODE');
  const failed = api.write('ines', { text: TEXT, audience: 'followers' });
  await expect(failed).rejects.toThrow('unavailable');
  await other.query('ROLLBACK');
  other.release();
  const logged = lines();
  vi.restoreAllMocks();
  expect(logged).toContainEqual(
    expect.objectContaining({ level: 'warn', member: expect.stringMatching(/^[0-9a-f]{12}$/) as string }),
  );
  expect(JSON.stringify(logged)).not.toMatch(/followers only|lake, tonight/);
}, 30_000);
