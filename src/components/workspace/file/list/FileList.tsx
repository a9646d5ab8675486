import type { FileWithUser } from '@/data/file/schema';
import type { DropHandlers } from '@/components/workspace/file/file-drag';
import { FileItem } from './FileItem';
import { fileShortcuts } from './file-shortcuts';
import type { FileSearch } from '@/components/workspace/file/file-search';
import { type FileTree, isFiltered } from '@/components/workspace/file/file-tree';
import type { FileActions } from '@/components/workspace/file/use-file-actions';
import { fileText } from '@/messages/workspace/file';
import type { FileSelection } from './use-file-selection';

interface Props {
  files: readonly FileWithUser[];
  tree: FileTree;
  search: FileSearch;
  selection: FileSelection;
  actions: FileActions;
  dropHandlers: DropHandlers | null;
  renaming: string | null;
}

export function FileList({ files, tree, search, selection, actions, dropHandlers, renaming }: Props) {
  const scattered = search.place !== undefined || search.q !== undefined || isFiltered(search);
  const keys = fileShortcuts(files, search, selection, actions);
  const whereIs = (file: FileWithUser) =>
    [fileText.allFiles, ...tree.ancestors(file).map((folder) => folder.title)].join(' / ');
  return (
    <ul className={search.view === 'list' ? 'files is-list' : 'files'} aria-label={fileText.files} {...keys}>
      {files.map((file) => (
        <FileItem
          key={file.id}
          file={file}
          location={scattered ? whereIs(file) : null}
          selection={selection}
          actions={actions}
          dropHandlers={dropHandlers}
          renaming={renaming === file.id}
        />
      ))}
    </ul>
  );
}
