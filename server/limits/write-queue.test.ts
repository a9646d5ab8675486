import { expect, test } from 'vitest';
import { createWriteQueue } from './write-queue';

interface Held {
  finish: () => void;
  fail: (cause: Error) => void;
}

/** Writes that last until the test ends them. */
function openQueue(atOnce: number) {
  const queue = createWriteQueue(atOnce);
  const running = new Map<string, Held>();
  const write = (name: string, memberId: string, isDecision = false): Promise<string> =>
    queue(
      { memberId, isDecision },
      () =>
        new Promise((resolve, reject) => {
          const ended = (end: () => void) => () => {
            running.delete(name);
            end();
          };
          running.set(name, {
            finish: ended(() => resolve(name)),
            fail: (cause) => ended(() => reject(cause))(),
          });
        }),
    );
  return { write, running, names: () => [...running.keys()].toSorted() };
}

test('runs the writes of a member one after the other, and those of others beside them', async () => {
  const { write, running, names } = openQueue(9);
  const first = write('first', 'ines');
  const second = write('second', 'ines');
  void write('other', 'ada');
  await expect.poll(names).toEqual(['first', 'other']);
  running.get('first')?.finish();
  expect(await first).toBe('first');
  await expect.poll(names).toEqual(['other', 'second']);
  running.get('second')?.fail(new Error('refused'));
  await expect(second).rejects.toThrow('refused');
});

test('runs the decisions of all moderators one after the other', async () => {
  const { write, running, names } = openQueue(9);
  void write('hide', 'mod', true);
  void write('suspend', 'other-mod', true);
  void write('post', 'third-mod');
  await expect.poll(names).toEqual(['hide', 'post']);
  running.get('hide')?.finish();
  await expect.poll(names).toEqual(['post', 'suspend']);
});

test('runs so many writes at once in all, in the order they came', async () => {
  const { write, running, names } = openQueue(2);
  for (const member of ['a', 'b', 'c', 'd']) void write(member, member);
  await expect.poll(names).toEqual(['a', 'b']);
  running.get('b')?.finish();
  await expect.poll(names).toEqual(['a', 'c']);
  running.get('c')?.finish();
  await expect.poll(names).toEqual(['a', 'd']);
});

test('fails waiting writes with a lost connection, and runs later ones', async () => {
  const { write, running, names } = openQueue(1);
  const lost = ['a', 'b', 'c', 'a'].map((member, index) => write(`${member}${index}`, member));
  const outcomes = Promise.allSettled(lost);
  await expect.poll(names).toEqual(['a0']);
  running.get('a0')?.fail(new Error('Connection terminated unexpectedly'));
  expect((await outcomes).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  void write('later', 'b');
  await expect.poll(names).toEqual(['later']);
});
