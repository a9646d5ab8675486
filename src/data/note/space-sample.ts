import type { NewItem } from '@/data/space/new-item';
import { sampleNotes } from './seed';
import { noteBody } from './space-kind';

export const noteItems = (now: Date): NewItem[] =>
  sampleNotes(now).map((note) => ({ id: crypto.randomUUID(), kind: 'note', body: noteBody(note) }));
