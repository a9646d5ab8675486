// @vitest-environment happy-dom
import { setTimeout as waitFor } from 'node:timers/promises';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { notes } from '@/data/note/collection';
import type { Note } from '@/data/note/schema';
import { clearUndo } from '@/lib/overlays/undo';
import { createQueryClient } from './client';
import { sampleMutation } from './sample-mutation';
import { eventually } from '../../tests/support/eventually';

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

/** Longer than an undo takes here. */
const SHORTLY_MS = 50;

const pressUndo = () =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }));

async function removeTwo(storeSecond: (second: Note) => Promise<void>) {
  clearUndo();
  const [first, second] = await notes.all();
  if (!first || !second) throw new Error('Fewer than two notes in the sample');
  const removal = (wait: (note: Note) => Promise<void>) =>
    new MutationObserver(
      createQueryClient(),
      sampleMutation<Note, Note>({
        collection: notes,
        changes: async (note) => {
          await wait(note);
          return [{ remove: note.id }];
        },
        toast: () => 'Note deleted',
        failure: 'Note not deleted',
      }),
    );
  await removal(() => Promise.resolve()).mutate(first);
  const removing = removal(storeSecond).mutate(second);
  pressUndo();
  const left = async () => (await notes.all()).filter(({ id }) => id === first.id || id === second.id);
  return { second, removing, left };
}

test('Ctrl+Z before a change is stored undoes it once it is, and not the change before it', async () => {
  const { second, removing, left } = await removeTwo(() => waitFor(SHORTLY_MS));
  expect(await left()).toEqual([second]);
  await removing;
  await eventually(async () => expect(await left()).toEqual([second]));
  pressUndo();
  await eventually(async () => expect(await left()).toHaveLength(2));
});

test('Ctrl+Z while a change is on its way that then fails undoes nothing; the next press undoes the one before', async () => {
  const { second, removing, left } = await removeTwo(async () => {
    await waitFor(SHORTLY_MS);
    throw new Error('The well is dry');
  });
  await expect(removing).rejects.toThrow('The well is dry');
  expect(await left()).toEqual([second]);
  pressUndo();
  await eventually(async () => expect(await left()).toHaveLength(2));
});

test('a change that hangs holds Ctrl+Z back for five seconds', async () => {
  const { second, left } = await removeTwo(() => new Promise(() => undefined));
  await waitFor(SHORTLY_MS);
  expect(await left()).toEqual([second]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_000 });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  pressUndo();
  await eventually(async () => expect(await left()).toHaveLength(2));
});
