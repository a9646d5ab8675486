import { lazy, Suspense } from 'react';
import { Skeleton } from '@/components/ui/status/Skeleton';
import type { FileWithUser } from '@/data/file/schema';
import type { DropHandlers } from '@/components/workspace/file/file-drag';
import { FileItem } from './FileItem';
import { fileShortcuts } from './file-shortcuts';
import type { FileSearch } from '@/components/workspace/file/file-search';
import { type FileTree, isFiltered } from '@/components/workspace/file/file-tree';
import type { FileActions } from '@/components/workspace/file/use-file-actions';
import { fileText } from '@/messages/workspace/file';
import type { FilePlace } from './LongFileList';
import type { FileSelection } from './use-file-selection';

const LongFileList = lazy(async () => ({ default: (await import('./LongFileList')).LongFileList }));

interface Props {
  files: readonly FileWithUser[];
  tree: FileTree;
  search: FileSearch;
  selection: FileSelection;
  actions: FileActions;
  dropHandlers: DropHandlers | null;
  renaming: string | null;
}

/** Up to this number all files are mounted, so that the browser's own search and print find them. */
const MAX_MOUNTED = 100;
const LIST_ROW_PX = 56;
/** Height of a tile without stars. */
const GRID_ROW_PX = 176;

export function FileList({ files, tree, search, selection, actions, dropHandlers, renaming }: Props) {
  const scattered = search.place !== undefined || search.q !== undefined || isFiltered(search);
  const whereIs = (file: FileWithUser) =>
    [fileText.allFiles, ...tree.ancestors(file).map((folder) => folder.title)].join(' / ');
  const isList = search.view === 'list';
  const listProps = (mount?: (id: string) => void) => ({
    className: isList ? 'files is-list stack-1 cols-1' : 'files tile-grid gap-3',
    'aria-label': fileText.files,
    ...fileShortcuts(files, search, selection, actions, mount),
  });
  const item = (file: FileWithUser, place: FilePlace | null) => (
    <FileItem
      key={file.id}
      file={file}
      place={place}
      location={scattered ? whereIs(file) : null}
      selection={selection}
      actions={actions}
      dropHandlers={dropHandlers}
      renaming={renaming === file.id}
    />
  );
  if (files.length <= MAX_MOUNTED) return <ul {...listProps()}>{files.map((file) => item(file, null))}</ul>;
  return (
    <Suspense fallback={<Skeleton what={fileText.files} />}>
      <LongFileList
        key={isList ? 'list' : 'grid'}
        files={files}
        listProps={listProps}
        estimate={isList ? LIST_ROW_PX : GRID_ROW_PX}
        renaming={renaming}
        renderItem={item}
      />
    </Suspense>
  );
}
