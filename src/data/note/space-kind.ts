import type { SpaceNote } from '@contract/space/body/note';
import type { SpaceKind } from '@/data/space/space-collection';
import type { Note } from './schema';

export const noteBody = ({ title, text, pinned }: Note): SpaceNote => ({ title, text, pinned });

export const noteInSpace: SpaceKind<Note> = {
  kind: 'note',
  toRecord: (id, body, _me, changedAt) => ({ pinned: false, ...body, id, changedAt }),
  toBody: noteBody,
};
