import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { notes } from '@/data/note/collection';
import { sampleMutation } from './sample-mutation';

test('a change is stored without the delay of reads, so that a reload after it loses nothing', async () => {
  const [note] = await notes.all();
  if (!note) throw new Error('No note in the sample');
  // A delay would never end.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const observer = new MutationObserver(
    new QueryClient(),
    sampleMutation({ collection: notes, changes: () => [{ remove: note.id }], failure: 'Note not deleted' }),
  );
  await observer.mutate(undefined);
  expect(await notes.get(note.id)).toBeUndefined();
});
