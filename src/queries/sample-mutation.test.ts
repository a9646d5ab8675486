import { setImmediate } from 'node:timers/promises';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { notes } from '@/data/note/collection';
import { sampleMutation } from './sample-mutation';

test('a change is stored before its answer, so that a reload meanwhile loses nothing', async () => {
  const [note] = await notes.all();
  if (!note) throw new Error('No note in the sample');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const observer = new MutationObserver(
    new QueryClient(),
    sampleMutation({ collection: notes, changes: () => [{ remove: note.id }], failure: 'Note not deleted' }),
  );
  const answer = observer.mutate(undefined);
  for (let turn = 0; turn < 100; turn += 1) await setImmediate();
  expect(await notes.get(note.id)).toBeUndefined();
  expect(observer.getCurrentResult().status).toBe('pending');
  await vi.runAllTimersAsync();
  await answer;
});
