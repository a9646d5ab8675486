import { sampleQuery } from '@/queries/sample';

export const notesOptions = () =>
  sampleQuery(['notes'], async () => (await import('@/data/note/collection')).listNotes());
