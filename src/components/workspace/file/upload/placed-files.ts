/** A file with the names of its folders, outermost first. */
export interface PlacedFile {
  file: File;
  path: readonly string[];
}

/** Files that an input makes of a folder know their path; files from elsewhere may lack the field. */
const pathOf = (file: File): readonly string[] =>
  'webkitRelativePath' in file ? file.webkitRelativePath.split('/').slice(0, -1) : [];

export const chosenFiles = (files: Iterable<File>): PlacedFile[] =>
  [...files].map((file) => ({ file, path: pathOf(file) }));

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** A folder is read in several steps; the last one is empty. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
}

async function filesBelow(entry: FileSystemEntry, path: readonly string[]): Promise<PlacedFile[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ file, path }];
  }
  if (!isFolder(entry)) return [];
  const found: PlacedFile[] = [];
  for (const child of await entriesOf(entry)) found.push(...(await filesBelow(child, [...path, entry.name])));
  return found;
}

/** Dropped files and the content of dropped folders. The transfer is read before the first pause. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<PlacedFile[]> {
  const entries = [...(items ?? [])].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (!entries.some(isFolder)) return chosenFiles(files);
  return (await Promise.all(entries.map((entry) => filesBelow(entry, [])))).flat();
}
