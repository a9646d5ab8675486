import type { JoinedFile } from '@/data/file/collection';
import type { DropDeeds } from '@/components/workspace/file/file-drag';
import { FileItem } from './FileItem';
import { fileKeys } from './file-shortcuts';
import type { FileSearch } from '@/components/workspace/file/file-search';
import type { Shelf } from '@/components/workspace/file/file-tree';
import type { FileDeeds } from '@/components/workspace/file/use-file-actions';
import type { Marks } from './use-file-selection';

interface Props {
  files: readonly JoinedFile[];
  shelf: Shelf;
  search: FileSearch;
  marks: Marks;
  deeds: FileDeeds;
  drops: DropDeeds;
  renaming: number | null;
}

/** The files as tiles or lines. Arrows go from one to the next, with Shift marking; F2 renames, Delete moves to the bin. */
export function FileItems({ files, shelf, search, marks, deeds, drops, renaming }: Props) {
  const scattered = search.place !== undefined || search.q !== undefined || search.type !== undefined;
  const keys = fileKeys(files, search, marks, deeds);
  const whereIs = (file: JoinedFile) =>
    ['All files', ...shelf.path(file).map((folder) => folder.title)].join(' / ');
  return (
    <ul className={search.view === 'list' ? 'files is-list' : 'files'} aria-label="Files" {...keys}>
      {files.map((file) => (
        <FileItem
          key={file.id}
          file={file}
          where={scattered ? whereIs(file) : null}
          marks={marks}
          deeds={deeds}
          drops={drops}
          renaming={renaming === file.id}
        />
      ))}
    </ul>
  );
}
