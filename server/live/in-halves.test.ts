import { expect, test } from 'vitest';
import { runInHalves } from './in-halves';

const items = [1, 2, 3, 4, 5, 6, 7];
const failing = (bad: readonly number[], done: number[]) => (part: readonly number[]) => {
  if (part.some((item) => bad.includes(item))) return Promise.reject(new Error('Too slow'));
  done.push(...part);
  return Promise.resolve();
};
const isFatal = (cause: unknown): boolean => String(cause).includes('lost');

test('does the work of all items but those that fail alone', async () => {
  const done: number[] = [];
  const skipped: number[] = [];
  await runInHalves(items, failing([2, 7], done), {
    budgetMs: 10_000,
    isFatal,
    skip: (part) => skipped.push(...part),
  });
  expect([done, skipped]).toEqual([
    [1, 3, 4, 5, 6],
    [2, 7],
  ]);
});

test('skips what is left after the budget instead of trying for ever', async () => {
  const skipped: number[] = [];
  await runInHalves(items, failing(items, []), {
    budgetMs: -1,
    isFatal,
    skip: (part) => skipped.push(...part),
  });
  expect(skipped).toEqual(items);
});

test('throws what no half can change', async () => {
  const lost = runInHalves(items, () => Promise.reject(new Error('Connection lost')), {
    budgetMs: 10_000,
    isFatal,
    skip: () => expect.unreachable(),
  });
  await expect(lost).rejects.toThrow('lost');
});
