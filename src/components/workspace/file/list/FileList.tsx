import type { FileWithUser } from '@/data/file/collection';
import type { DropHandlers } from '@/components/workspace/file/file-drag';
import { FileItem } from './FileItem';
import { fileShortcuts } from './file-shortcuts';
import type { FileSearch } from '@/components/workspace/file/file-search';
import type { FileTree } from '@/components/workspace/file/file-tree';
import type { FileActions } from '@/components/workspace/file/use-file-actions';
import type { FileSelection } from './use-file-selection';

interface Props {
  files: readonly FileWithUser[];
  tree: FileTree;
  search: FileSearch;
  selection: FileSelection;
  actions: FileActions;
  dropHandlers: DropHandlers;
  renaming: number | null;
}

export function FileList({
  files,
  tree: shelf,
  search,
  selection: marks,
  actions: deeds,
  dropHandlers: drops,
  renaming,
}: Props) {
  const scattered = search.place !== undefined || search.q !== undefined || search.type !== undefined;
  const keys = fileShortcuts(files, search, marks, deeds);
  const whereIs = (file: FileWithUser) =>
    ['All files', ...shelf.ancestors(file).map((folder) => folder.title)].join(' / ');
  return (
    <ul className={search.view === 'list' ? 'files is-list' : 'files'} aria-label="Files" {...keys}>
      {files.map((file) => (
        <FileItem
          key={file.id}
          file={file}
          location={scattered ? whereIs(file) : null}
          selection={marks}
          actions={deeds}
          dropHandlers={drops}
          renaming={renaming === file.id}
        />
      ))}
    </ul>
  );
}
