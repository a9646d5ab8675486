import type { FileWithUser } from '@/data/file/collection';
import type { FileSearch } from './file-search';

/** The files in their folders. */
export interface FileTree {
  byId: ReadonlyMap<number, FileWithUser>;
  /** What lies directly in a folder (null: at the top) and is not in the bin. */
  children: (folderId: number | null) => readonly FileWithUser[];
  /** The same with all folders below it. */
  descendants: (folderId: number | null) => readonly FileWithUser[];
  /** The folders around a file, outermost first. */
  ancestors: (file: FileWithUser) => readonly FileWithUser[];
  /** What was put into the bin, without what went along in a folder. */
  trashed: readonly FileWithUser[];
  /** A file with everything below it, in the bin or not: what goes when it goes for good. */
  withDescendants: (file: FileWithUser) => readonly FileWithUser[];
}

export function buildFileTree(all: readonly FileWithUser[]): FileTree {
  const byId = new Map(all.map((file) => [file.id, file]));
  const content = new Map<number | null, FileWithUser[]>();
  for (const file of all) {
    const among = content.get(file.parentId);
    if (among) among.push(file);
    else content.set(file.parentId, [file]);
  }
  const inside = (folderId: number | null) =>
    (content.get(folderId) ?? []).filter((file) => file.trashedAt === null);
  const below = (folderId: number | null): readonly FileWithUser[] =>
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
  kind: (a: FileWithUser, b: FileWithUser) => a.file.localeCompare(b.file),
};

/** Names begin at A, dates and sizes at the newest and the largest. */
export const sortDirection = ({ sort = 'name', order }: FileSearch): 'up' | 'down' =>
  order ?? (sort === 'name' || sort === 'kind' ? 'up' : 'down');

/** What the address asks for: folders first, a search or a type goes through the folders below as well. */
export function filterFiles(shelf: FileTree, search: FileSearch): readonly FileWithUser[] {
  const words = (search.q ?? '').trim().toLowerCase();
  const here = search.folder ?? null;
  const places = {
    bin: () => shelf.trashed,
    starred: () => shelf.descendants(null).filter((file) => file.starred),
    folder: () => (words || search.type ? shelf.descendants(here) : shelf.children(here)),
  };
  const turn = sortDirection(search) === 'up' ? 1 : -1;
  const compare = comparators[search.sort ?? 'name'];
  return places[search.place ?? 'folder']()
    .filter(
      (file) =>
        (!search.type || file.kind === search.type) && (!words || file.title.toLowerCase().includes(words)),
    )
    .toSorted(
      (a, b) =>
        Number(b.kind === 'folder') - Number(a.kind === 'folder') ||
        turn * compare(a, b) ||
        comparators.name(a, b),
    );
}

/** The name, with a number before its ending where the folder has that name already: "Plan (2).pdf". */
export function uniqueName(title: string, among: readonly { title: string }[]): string {
  const taken = new Set(among.map((file) => file.title.toLowerCase()));
  const dot = title.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [title.slice(0, dot), title.slice(dot)] : [title, ''];
  let name = title;
  for (let n = 2; taken.has(name.toLowerCase()); n += 1) name = `${stem} (${n})${ending}`;
  return name;
}
