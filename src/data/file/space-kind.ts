import { SpaceFile } from '@contract/space/body/file';
import type { SpaceKind } from '@/data/space/space-collection';
import { CURRENT_USER_ID, type PersonId } from '@/data/task/schema';
import type { FileRecord, FileVersion } from './schema';
import { shownVersion } from './shown-version';

const memberId = (id: PersonId | null, me: string): string | null =>
  id === null ? null : typeof id === 'number' ? me : id;

/** Labels, size and badges follow from other fields. All members of the space have access. */
export const fileInSpace: SpaceKind<FileRecord> = {
  kind: 'file',
  toRecord: (id, body) => {
    const file = SpaceFile.safeParse(body).data;
    if (!file) return undefined;
    const { title, parentId, starred, rating, trashedAt, byId, createdAt } = file;
    const versions = Object.entries(file.versions)
      .flatMap(([version, about]): FileVersion[] => (about ? [{ id: version, ...about }] : []))
      .toSorted((a, b) => b.at.localeCompare(a.at));
    const shown = versions.find((version) => version.id === file.current) ?? null;
    if (!file.folder && !shown) return undefined;
    return {
      id,
      title,
      parentId,
      starred,
      ...(rating === undefined ? {} : { rating }),
      trashedAt,
      ...shownVersion(title, shown),
      userId: byId ?? CURRENT_USER_ID,
      date: shown?.at ?? createdAt,
      members: [],
      memberIds: [],
      versions,
    };
  },
  toBody: (file, me, stored): SpaceFile => {
    const known = SpaceFile.safeParse(stored).data;
    return {
      title: file.title,
      folder: file.kind === 'folder',
      parentId: file.parentId,
      starred: file.starred,
      ...(file.rating === undefined ? {} : { rating: file.rating }),
      trashedAt: file.trashedAt,
      createdAt: known?.createdAt ?? file.date,
      byId: known ? known.byId : memberId(file.userId, me),
      versions: Object.fromEntries(
        file.versions.map(({ id, bytes, type, at, byId }) => [
          id,
          { bytes, type, at, byId: memberId(byId, me) },
        ]),
      ),
      current: file.current,
    };
  },
};
