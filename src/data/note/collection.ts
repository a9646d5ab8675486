import { createCollection } from '@/data/store/collection';
import { delay } from '@/data/store/delay';
import { Note } from './schema';
import { sampleNotes } from './seed';

export const notes = createCollection<Note>({
  name: 'notes',
  version: 1,
  schema: Note,
  seed: async (now) => sampleNotes(now),
  space: async () => (await import('./space-kind')).noteInSpace,
});

export async function listNotes(): Promise<readonly Note[]> {
  await delay();
  return notes.all();
}
