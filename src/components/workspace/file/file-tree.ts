import type { FileWithUser } from '@/data/file/schema';
import type { FileSearch } from './file-search';
import { kindNames } from './kind-names';

export interface FileTree {
  byId: ReadonlyMap<string, FileWithUser>;
  /** Direct children of a folder (null is the top level), without trashed files. */
  children: (folderId: string | null) => readonly FileWithUser[];
  /** All files below a folder, without trashed files. */
  descendants: (folderId: string | null) => readonly FileWithUser[];
  /** Ancestor folders, outermost first. */
  ancestors: (file: FileWithUser) => readonly FileWithUser[];
  /** Files trashed on their own, not along with a folder. */
  trashed: readonly FileWithUser[];
  /** The file and everything below it, trashed or not. */
  withDescendants: (file: FileWithUser) => readonly FileWithUser[];
}

export function buildFileTree(all: readonly FileWithUser[]): FileTree {
  const byId = new Map(all.map((file) => [file.id, file]));
  const content = new Map<string | null, FileWithUser[]>();
  for (const file of all) {
    const among = content.get(file.parentId);
    if (among) among.push(file);
    else content.set(file.parentId, [file]);
  }
  const inside = (folderId: string | null) =>
    (content.get(folderId) ?? []).filter((file) => file.trashedAt === null);
  const below = (folderId: string | null): readonly FileWithUser[] =>
    inside(folderId).flatMap((file) => (file.kind === 'folder' ? [file, ...below(file.id)] : [file]));
  const path = (file: FileWithUser): readonly FileWithUser[] => {
    const parent = file.parentId === null ? undefined : byId.get(file.parentId);
    return parent ? [...path(parent), parent] : [];
  };
  const whole = (file: FileWithUser): readonly FileWithUser[] => [
    file,
    ...(content.get(file.id) ?? []).flatMap(whole),
  ];
  return {
    byId,
    children: inside,
    descendants: below,
    ancestors: path,
    trashed: all.filter((file) => file.trashedAt !== null),
    withDescendants: whole,
  };
}

const comparators = {
  name: (a: FileWithUser, b: FileWithUser) => a.title.localeCompare(b.title, 'en', { numeric: true }),
  date: (a: FileWithUser, b: FileWithUser) => a.date.localeCompare(b.date),
  size: (a: FileWithUser, b: FileWithUser) => a.bytes - b.bytes,
  kind: (a: FileWithUser, b: FileWithUser) => kindNames[a.kind].localeCompare(kindNames[b.kind]),
  rating: (a: FileWithUser, b: FileWithUser) => (a.rating ?? 0) - (b.rating ?? 0),
};

/** Defaults: names ascending; dates, sizes and ratings descending. */
export const sortDirection = ({ sort = 'name', order }: FileSearch): 'up' | 'down' =>
  order ?? (sort === 'name' || sort === 'kind' ? 'up' : 'down');

export const isFiltered = ({ type, rating }: FileSearch): boolean =>
  type !== undefined || rating !== undefined;

/** Files for the URL, folders first. A query or a filter includes subfolders. */
export function filterFiles(shelf: FileTree, search: FileSearch): readonly FileWithUser[] {
  const words = (search.q ?? '').trim().toLowerCase();
  const here = search.folder ?? null;
  const places = {
    bin: () => shelf.trashed,
    starred: () => shelf.descendants(null).filter((file) => file.starred),
    folder: () => (words || isFiltered(search) ? shelf.descendants(here) : shelf.children(here)),
  };
  const turn = sortDirection(search) === 'up' ? 1 : -1;
  const compare = comparators[search.sort ?? 'name'];
  return places[search.place ?? 'folder']()
    .filter(
      (file) =>
        (!search.type || file.kind === search.type) &&
        (file.rating ?? 0) >= (search.rating ?? 0) &&
        (!words || file.title.toLowerCase().includes(words)),
    )
    .toSorted(
      (a, b) =>
        Number(b.kind === 'folder') - Number(a.kind === 'folder') ||
        turn * compare(a, b) ||
        comparators.name(a, b),
    );
}
