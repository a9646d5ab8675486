import type { JoinedFile } from '@/data/file/collection';
import type { FileSearch } from './file-search';

/** The files in their folders. */
export interface Shelf {
  byId: ReadonlyMap<number, JoinedFile>;
  /** What lies directly in a folder (null: at the top) and is not in the bin. */
  inside: (folderId: number | null) => readonly JoinedFile[];
  /** The same with all folders below it. */
  below: (folderId: number | null) => readonly JoinedFile[];
  /** The folders around a file, outermost first. */
  path: (file: JoinedFile) => readonly JoinedFile[];
  /** What was put into the bin, without what went along in a folder. */
  bin: readonly JoinedFile[];
  /** A file with everything below it, in the bin or not: what goes when it goes for good. */
  whole: (file: JoinedFile) => readonly JoinedFile[];
}

export function shelve(all: readonly JoinedFile[]): Shelf {
  const byId = new Map(all.map((file) => [file.id, file]));
  const content = new Map<number | null, JoinedFile[]>();
  for (const file of all) {
    const among = content.get(file.parentId);
    if (among) among.push(file);
    else content.set(file.parentId, [file]);
  }
  const inside = (folderId: number | null) =>
    (content.get(folderId) ?? []).filter((file) => file.trashedAt === null);
  const below = (folderId: number | null): readonly JoinedFile[] =>
    inside(folderId).flatMap((file) => (file.kind === 'folder' ? [file, ...below(file.id)] : [file]));
  const path = (file: JoinedFile): readonly JoinedFile[] => {
    const parent = file.parentId === null ? undefined : byId.get(file.parentId);
    return parent ? [...path(parent), parent] : [];
  };
  const whole = (file: JoinedFile): readonly JoinedFile[] => [
    file,
    ...(content.get(file.id) ?? []).flatMap(whole),
  ];
  return { byId, inside, below, path, bin: all.filter((file) => file.trashedAt !== null), whole };
}

const orders = {
  name: (a: JoinedFile, b: JoinedFile) => a.title.localeCompare(b.title, 'en', { numeric: true }),
  date: (a: JoinedFile, b: JoinedFile) => a.date.localeCompare(b.date),
  size: (a: JoinedFile, b: JoinedFile) => a.bytes - b.bytes,
  kind: (a: JoinedFile, b: JoinedFile) => a.file.localeCompare(b.file),
};

/** Names begin at A, dates and sizes at the newest and the largest. */
export const orderOf = ({ sort = 'name', order }: FileSearch): 'up' | 'down' =>
  order ?? (sort === 'name' || sort === 'kind' ? 'up' : 'down');

/** What the address asks for: folders first, a search or a type goes through the folders below as well. */
export function findFiles(shelf: Shelf, search: FileSearch): readonly JoinedFile[] {
  const words = (search.q ?? '').trim().toLowerCase();
  const here = search.folder ?? null;
  const places = {
    bin: () => shelf.bin,
    starred: () => shelf.below(null).filter((file) => file.starred),
    folder: () => (words || search.type ? shelf.below(here) : shelf.inside(here)),
  };
  const turn = orderOf(search) === 'up' ? 1 : -1;
  const compare = orders[search.sort ?? 'name'];
  return places[search.place ?? 'folder']()
    .filter(
      (file) =>
        (!search.type || file.kind === search.type) && (!words || file.title.toLowerCase().includes(words)),
    )
    .toSorted(
      (a, b) =>
        Number(b.kind === 'folder') - Number(a.kind === 'folder') ||
        turn * compare(a, b) ||
        orders.name(a, b),
    );
}

/** The name, with a number before its ending where the folder has that name already: "Plan (2).pdf". */
export function freeName(title: string, among: readonly { title: string }[]): string {
  const taken = new Set(among.map((file) => file.title.toLowerCase()));
  const dot = title.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [title.slice(0, dot), title.slice(dot)] : [title, ''];
  let name = title;
  for (let n = 2; taken.has(name.toLowerCase()); n += 1) name = `${stem} (${n})${ending}`;
  return name;
}
