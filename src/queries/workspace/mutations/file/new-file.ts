import type { FileRecord } from '@/data/file/schema';
import { shownVersion } from '@/data/file/shown-version';
import type { PersonId } from '@/data/task/schema';
import { chosenSpace } from '@/lib/storage/chosen-space';

/** The member among the people of the sample. */
export const SAMPLE_MEMBER_ID = 1;

export const ownPersonId = (): PersonId => chosenSpace.get()?.memberId ?? SAMPLE_MEMBER_ID;

/** A folder; a file has a version as well. */
export const newFileRecord = (id: string, title: string, parentId: string | null): FileRecord => ({
  id,
  title,
  parentId,
  ...shownVersion(title, null),
  userId: ownPersonId(),
  date: new Date().toISOString(),
  members: [],
  memberIds: [],
  starred: false,
  trashedAt: null,
  versions: [],
});
