import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { PageHeader } from '@/components/ui/PageHeader';
import { useMediaQuery } from '@/components/ui/hooks/use-media-query';
import { pluralize } from '@/lib/text/format';
import { FileManagerActions } from './FileManagerActions';
import { FolderBreadcrumb } from './FolderBreadcrumb';
import { dropTargetProps } from './file-drag';
import { FileDetails } from './FileDetails';
import { FileList } from './list/FileList';
import { FileToolbar } from './FileToolbar';
import type { FileSearch } from './file-search';
import { FileSelectionBar } from './list/FileSelectionBar';
import { MoveDialog } from './dialog/MoveDialog';
import { NoFiles } from './list/NoFiles';
import { FilePreview } from './dialog/FilePreview';
import { ShareDialog } from './dialog/ShareDialog';
import { filterFiles, buildFileTree } from './file-tree';
import { StorageUsage } from './StorageUsage';
import { FolderTree } from './FolderTree';
import { UploadList } from './upload/UploadList';
import { useFileActions } from './use-file-actions';
import { useFileSelection } from './list/use-file-selection';
import { useUploads } from './upload/use-uploads';
import './file.scss';

const route = getRouteApi('/_shell/apps/file-manager');

export function FileManagerPage() {
  const asked = route.useSearch();
  const navigate = route.useNavigate();
  const { data: all } = useSuspenseQuery(route.useRouteContext().files);
  const { data: users } = useSuspenseQuery(route.useRouteContext().users);
  const shelf = useMemo(() => buildFileTree(all), [all]);
  const wide = useMediaQuery('(min-width: 992px)');
  const [places, setPlaces] = useState(false);

  const folder = asked.folder === undefined ? undefined : shelf.byId.get(asked.folder);
  // A URL with a deleted folder shows the top level.
  const search = { ...asked, folder: folder?.kind === 'folder' ? folder.id : undefined };
  const change = (next: Partial<FileSearch>, replace = true) =>
    void navigate({ search: (old) => ({ ...old, ...next }), replace, resetScroll: false });
  const shown = useMemo(
    () => filterFiles(shelf, { ...asked, folder: folder?.kind === 'folder' ? folder.id : undefined }),
    [shelf, asked, folder],
  );
  const marks = useFileSelection(shown);
  const { fileActions, renaming, moving, sharing, close } = useFileActions({
    tree: shelf,
    search,
    change,
    clearSelection: marks.clear,
  });
  const { uploads, upload, clear } = useUploads(shelf);
  const drops = {
    move: (ids: readonly number[], folderId: number | null) =>
      fileActions.moveTo(
        ids.flatMap((id) => shelf.byId.get(id) ?? []),
        folderId,
      ),
    upload,
  };
  const here = search.folder ?? null;
  const details = asked.file === undefined ? undefined : shelf.byId.get(asked.file);
  const preview = asked.preview === undefined ? undefined : shelf.byId.get(asked.preview);
  const side = (
    <>
      <FolderTree tree={shelf} search={search} dropHandlers={drops} onNavigate={() => setPlaces(false)} />
      <StorageUsage all={all} />
    </>
  );
  return (
    <>
      <PageHeader
        lead={pluralize(shown.length, 'item')}
        actions={
          <FileManagerActions
            inTrash={search.place === 'bin'}
            trashedCount={shelf.trashed.length}
            onEmptyTrash={() => fileActions.deleteForever(shelf.trashed)}
            onNewFolder={fileActions.newFolder}
            onFiles={(files) => upload(files, here)}
            onShowFolders={wide ? null : () => setPlaces(true)}
          />
        }
      />
      <div className="files-page">
        {wide && <aside className="card files-side">{side}</aside>}
        <section
          className={marks.selected.length > 0 ? 'files-main has-selection' : 'files-main'}
          aria-label={search.place === 'bin' ? 'Bin' : (folder?.title ?? 'All files')}
          {...(search.place === 'bin' ? {} : dropTargetProps(here, drops, false))}
        >
          <FileToolbar search={search} change={change} />
          {search.place === undefined && (
            <FolderBreadcrumb
              path={folder && search.folder !== undefined ? [...shelf.ancestors(folder), folder] : []}
              dropHandlers={drops}
            />
          )}
          <UploadList uploads={uploads} onClear={clear} />
          {marks.selected.length > 0 && (
            <FileSelectionBar selection={marks} place={search.place} actions={fileActions} />
          )}
          {shown.length === 0 ? (
            <NoFiles search={search} onShowAll={() => change({ q: undefined, type: undefined })} />
          ) : (
            <FileList
              files={shown}
              tree={shelf}
              search={search}
              selection={marks}
              actions={fileActions}
              dropHandlers={drops}
              renaming={renaming}
            />
          )}
        </section>
      </div>
      <Dialog open={places && !wide} onClose={() => setPlaces(false)} placement="start" title="Folders">
        {side}
      </Dialog>
      {details && (
        <FileDetails
          file={details}
          tree={shelf}
          users={users}
          actions={fileActions}
          onClose={() => change({ file: undefined })}
        />
      )}
      {preview && (
        <FilePreview
          file={preview}
          siblings={shown}
          actions={fileActions}
          onClose={() => change({ preview: undefined })}
        />
      )}
      {moving && (
        <MoveDialog
          files={moving}
          tree={shelf}
          onMove={(folderId) => fileActions.moveTo(moving, folderId)}
          onClose={close}
        />
      )}
      {sharing && (
        <ShareDialog
          file={sharing}
          users={users}
          onShare={(members, ids) => fileActions.finishShare(sharing, members, ids)}
          onClose={close}
        />
      )}
    </>
  );
}
