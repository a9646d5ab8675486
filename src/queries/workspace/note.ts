import { sampleQuery } from '@/queries/sample';

export const notesOptions = () =>
  sampleQuery(['notes'], async (latency) => (await import('@/data/note/collection')).listNotes(latency));
