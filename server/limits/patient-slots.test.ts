import { expect, test, vi } from 'vitest';
import { createPatientSlots, type Slots } from './patient-slots';

/** Works by name that end when told to, and the names of those that have started. */
function createWorks(slots: Slots) {
  const started: string[] = [];
  const ends = new Map<string, (failure?: Error) => void>();
  const run = (name: string): Promise<void> =>
    slots(async () => {
      started.push(name);
      await new Promise<void>((resolve, reject) =>
        ends.set(name, (failure) => (failure ? reject(failure) : resolve())),
      );
    });
  return { started, run, end: (name: string, failure?: Error) => ends.get(name)?.(failure) };
}

test('runs as many works at once as there are slots, in the order they came, also after a failure', async () => {
  const works = createWorks(createPatientSlots(2));
  const results = ['first', 'second', 'third', 'fourth'].map(works.run);
  expect(works.started).toEqual(['first', 'second']);
  works.end('second', new Error('failed'));
  await expect(results[1]).rejects.toThrow('failed');
  await expect.poll(() => works.started).toEqual(['first', 'second', 'third']);
  works.end('first');
  await expect.poll(() => works.started).toEqual(['first', 'second', 'third', 'fourth']);
  works.end('third');
  works.end('fourth');
  await Promise.all([results[0], results[2], results[3]]);
});

test('starts a work beside slow ones after a tenth of a second, and counts it', async () => {
  vi.useFakeTimers();
  try {
    const works = createWorks(createPatientSlots(1));
    const slow = works.run('slow');
    const second = works.run('second');
    await vi.advanceTimersByTimeAsync(99);
    const third = works.run('third');
    expect(works.started).toEqual(['slow']);
    await vi.advanceTimersByTimeAsync(1);
    expect(works.started).toEqual(['slow', 'second']);
    works.end('slow');
    await slow;
    expect(works.started).toEqual(['slow', 'second']);
    works.end('second');
    await second;
    expect(works.started).toEqual(['slow', 'second', 'third']);
    works.end('third');
    await third;
  } finally {
    vi.useRealTimers();
  }
});
