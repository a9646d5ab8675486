import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { PageHeader } from '@/components/ui/PageHeader';
import { useMediaQuery } from '@/components/ui/hooks/use-media-query';
import { peopleOf } from '@/components/workspace/space/people-of';
import { SpaceMenu } from '@/components/workspace/space/SpaceMenu';
import { SpaceNotice } from '@/components/workspace/space/SpaceNotice';
import { sampleFileId } from '@/data/file/sample-id';
import { withVersion } from '@/data/file/shown-version';
import { linkedId } from '@/lib/navigation/linked-id';
import { fileText } from '@/messages/workspace/file';
import { folderText } from '@/messages/workspace/folder';
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
import { filterFiles, buildFileTree, type FileTree } from './file-tree';
import { StorageUsage } from './StorageUsage';
import { FolderTree } from './FolderTree';
import { UploadList } from './upload/UploadList';
import { useFileActions } from './use-file-actions';
import { useFileSelection } from './list/use-file-selection';
import { useOpenedFocus } from './list/use-opened-focus';
import type { PlacedFile } from './upload/placed-files';
import { useUploads } from './upload/use-uploads';
import './file.scss';

const SpaceShareDialog = lazy(async () => ({
  default: (await import('@/components/workspace/space/ShareDialog')).ShareDialog,
}));

const route = getRouteApi('/_shell/apps/file-manager');

const linkedFile = (tree: FileTree, link: string | undefined) =>
  tree.byId.get(linkedId(link, sampleFileId) ?? '');

export function FileManagerPage() {
  const asked = route.useSearch();
  const navigate = route.useNavigate();
  const { data: all } = useSuspenseQuery(route.useRouteContext().files);
  const { data: users } = useSuspenseQuery(route.useRouteContext().users);
  const { data: space } = useSuspenseQuery(route.useRouteContext().space);
  const people = useMemo(() => peopleOf(space, users), [space, users]);
  const canEdit = space?.role !== 'reader';
  const shelf = useMemo(() => buildFileTree(all), [all]);
  const wide = useMediaQuery('(min-width: 992px)');
  const [places, setPlaces] = useState(false);
  const area = useRef<HTMLElement>(null);

  const folder = linkedFile(shelf, asked.folder);
  // A URL with a deleted folder shows the top level.
  const folderId = folder?.kind === 'folder' ? folder.id : undefined;
  const search = { ...asked, folder: folderId };
  const change = (next: Partial<FileSearch>, replace = true) =>
    void navigate({ search: (old) => ({ ...old, ...next }), replace, resetScroll: false });
  const shown = filterFiles(shelf, search);
  const marks = useFileSelection(shown);
  useOpenedFocus(area, folderId);
  const { upload, uploadVersion } = useUploads(shelf);
  const { fileActions, renaming, moving, sharing, close } = useFileActions({
    canEdit,
    uploadVersion: (file, content) => void uploadVersion(file, content),
    tree: shelf,
    search,
    change,
    clearSelection: marks.clear,
  });
  const drops = canEdit && {
    move: (ids: readonly string[], folderId: string | null) =>
      fileActions.moveTo(
        ids.flatMap((id) => shelf.byId.get(id) ?? []),
        folderId,
      ),
    upload: (files: readonly PlacedFile[], folderId: string | null) => void upload(files, folderId),
  };
  const dropHandlers = drops || null;
  const here = search.folder ?? null;
  const details = linkedFile(shelf, asked.file);
  const previewed = linkedFile(shelf, asked.preview);
  const version = previewed?.versions.find(({ id }) => id === asked.version);
  const preview = previewed && version ? { ...previewed, ...withVersion(previewed, version) } : previewed;
  const side = (
    <>
      <FolderTree
        tree={shelf}
        search={search}
        dropHandlers={dropHandlers}
        onNavigate={() => setPlaces(false)}
      />
      <StorageUsage all={all} inSpace={space !== null} />
    </>
  );
  return (
    <>
      <PageHeader
        lead={folderText.items(shown.length)}
        actions={
          <>
            <SpaceMenu />
            <FileManagerActions
              inTrash={search.place === 'bin'}
              trashedCount={shelf.trashed.length}
              change={
                canEdit
                  ? {
                      emptyTrash: () => fileActions.deleteForever(shelf.trashed),
                      newFolder: fileActions.newFolder,
                      upload: (files) => void upload(files, here),
                    }
                  : null
              }
              wide={wide}
            />
          </>
        }
      />
      <SpaceNotice space={space} />
      <div className="files-page stack-4 align-items-start">
        {wide && <aside className="card p-3">{side}</aside>}
        <section
          ref={area}
          className={`drop-target align-content-start rounded-card stack-3 min-w-0${marks.selected.length > 0 ? ' has-selection' : ''}`}
          aria-label={search.place === 'bin' ? fileText.bin : (folder?.title ?? fileText.allFiles)}
          {...(dropHandlers && search.place !== 'bin' && dropTargetProps(here, dropHandlers, false))}
        >
          <FileToolbar search={search} change={change} onShowFolders={wide ? null : () => setPlaces(true)} />
          {search.place === undefined && (
            <FolderBreadcrumb
              path={folder && search.folder !== undefined ? [...shelf.ancestors(folder), folder] : []}
              dropHandlers={dropHandlers}
            />
          )}
          <UploadList />
          {marks.selected.length > 0 && (
            <FileSelectionBar selection={marks} place={search.place} actions={fileActions} />
          )}
          {shown.length === 0 ? (
            <NoFiles
              search={search}
              canEdit={canEdit}
              onShowAll={() => change({ q: undefined, type: undefined, rating: undefined })}
            />
          ) : (
            <FileList
              files={shown}
              tree={shelf}
              search={search}
              selection={marks}
              actions={fileActions}
              dropHandlers={dropHandlers}
              renaming={renaming}
            />
          )}
        </section>
      </div>
      <Dialog
        open={places && !wide}
        onClose={() => setPlaces(false)}
        placement="start"
        title={fileText.folders}
      >
        {side}
      </Dialog>
      {details && (
        <FileDetails
          file={details}
          tree={shelf}
          people={people}
          space={space}
          actions={fileActions}
          onClose={() => change({ file: undefined })}
        />
      )}
      {preview && (
        <FilePreview
          file={preview}
          siblings={shown}
          actions={fileActions}
          onFile={({ id }) => change({ preview: id, version: undefined })}
          onClose={() => change({ preview: undefined, version: undefined })}
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
      {sharing && space && (
        <Suspense>
          <SpaceShareDialog space={space} onClose={close} />
        </Suspense>
      )}
      {sharing && !space && (
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
