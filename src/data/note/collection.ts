import { createCollection } from '@/data/store/collection';
import { delay } from '@/lib/storage/sample-delay';
import { Note } from './schema';
import { sampleNotes } from './seed';

export const notes = createCollection<Note>({
  name: 'notes',
  version: 1,
  schema: Note,
  seed: async (now) => sampleNotes(now),
  space: async () => (await import('./space-kind')).noteInSpace,
});

export async function listNotes(latency = delay()): Promise<readonly Note[]> {
  await latency;
  return notes.all();
}
