import { expect, test } from 'vitest';
import { createReadQueue } from './read-queue';

/** Reads that end when told to. */
function createReads() {
  const ends: (() => void)[] = [];
  let most = 0;
  let running = 0;
  const read = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((end) => ends.push(end));
    running -= 1;
  };
  return { read, endNext: () => ends.shift()?.(), most: () => most };
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

test('runs four reads of a member at once, and those of others beside them', async () => {
  const queue = createReadQueue();
  const own = createReads();
  const reads = Array.from({ length: 10 }, () => queue('greedy', own.read));
  await expect(queue('other', () => Promise.resolve('answered'))).resolves.toBe('answered');
  for (let turn = 0; turn < 10; turn += 1) {
    await settle();
    own.endNext();
  }
  await Promise.all(reads);
  expect(own.most()).toBe(4);
});

test('refuses the 101st waiting read of a member with Retry-After, and runs the others after a failure', async () => {
  const queue = createReadQueue();
  const own = createReads();
  const failed = queue('greedy', () => own.read().then(() => Promise.reject(new Error('failed'))));
  const reads = Array.from({ length: 103 }, () => queue('greedy', own.read));
  await expect(queue('greedy', own.read)).rejects.toMatchObject({
    code: 'rate-limited',
    extras: { headers: { 'Retry-After': '1' } },
  });
  const ended = failed.catch(String);
  for (let turn = 0; turn < 104; turn += 1) {
    await settle();
    own.endNext();
  }
  await expect(ended).resolves.toBe('Error: failed');
  await expect(Promise.all(reads)).resolves.toHaveLength(103);
});
