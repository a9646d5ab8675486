import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { PageHeader } from '@/components/ui/PageHeader';
import { useMedia } from '@/components/ui/hooks/use-media-query';
import { counted } from '@/lib/text/format';
import { filesOptions } from '@/queries/workspace/file';
import { usersOptions } from '@/queries/workspace/user';
import { Actions } from './FileManagerActions';
import { Crumbs } from './FolderBreadcrumb';
import { dropTarget } from './file-drag';
import { FileDetails } from './FileDetails';
import { FileItems } from './list/FileList';
import { FileTools } from './FileToolbar';
import type { FileSearch } from './file-search';
import { MarkBar } from './list/FileSelectionBar';
import { MoveDialog } from './dialog/MoveDialog';
import { NoFiles } from './list/NoFiles';
import { Preview } from './dialog/FilePreview';
import { ShareDialog } from './dialog/ShareDialog';
import { findFiles, shelve } from './file-tree';
import { Storage } from './StorageUsage';
import { Tree } from './FolderTree';
import { Uploads } from './upload/UploadList';
import { useFileDeeds } from './use-file-actions';
import { useMarks } from './list/use-file-selection';
import { useUploads } from './upload/use-uploads';
import './file.scss';

const route = getRouteApi('/_shell/apps/file-manager');

/** Folders and files, stored in this browser. */
export function FileManagerPage() {
  const asked = route.useSearch();
  const navigate = route.useNavigate();
  const { data: all } = useSuspenseQuery(filesOptions());
  const { data: users } = useSuspenseQuery(usersOptions());
  const shelf = useMemo(() => shelve(all), [all]);
  const wide = useMedia('(min-width: 992px)');
  const [places, setPlaces] = useState(false);

  const folder = asked.folder === undefined ? undefined : shelf.byId.get(asked.folder);
  // An address of a folder that is gone shows the top.
  const search = { ...asked, folder: folder?.kind === 'folder' ? folder.id : undefined };
  const change = (next: Partial<FileSearch>, replace = true) =>
    void navigate({ search: (old) => ({ ...old, ...next }), replace, resetScroll: false });
  const shown = useMemo(
    () => findFiles(shelf, { ...asked, folder: folder?.kind === 'folder' ? folder.id : undefined }),
    [shelf, asked, folder],
  );
  const marks = useMarks(shown);
  const { deeds, renaming, moving, sharing, close } = useFileDeeds({
    shelf,
    search,
    change,
    unmark: marks.clear,
  });
  const { uploads, upload, clear } = useUploads(shelf);
  const drops = {
    moveIds: (ids: readonly number[], folderId: number | null) =>
      deeds.moveTo(
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
      <Tree shelf={shelf} search={search} drops={drops} onGo={() => setPlaces(false)} />
      <Storage all={all} />
    </>
  );
  return (
    <>
      <PageHeader
        lead={counted(shown.length, 'item')}
        actions={
          <Actions
            inBin={search.place === 'bin'}
            binned={shelf.bin.length}
            onEmpty={() => deeds.destroy(shelf.bin)}
            onFolder={deeds.newFolder}
            onFiles={(files) => upload(files, here)}
            onPlaces={wide ? null : () => setPlaces(true)}
          />
        }
      />
      <div className="files-page">
        {wide && <aside className="card files-side">{side}</aside>}
        <section
          className="files-main"
          aria-label={search.place === 'bin' ? 'Bin' : (folder?.title ?? 'All files')}
          {...(search.place === 'bin' ? {} : dropTarget(here, drops, false))}
        >
          <FileTools search={search} change={change} />
          {search.place === undefined && (
            <Crumbs
              path={folder && search.folder !== undefined ? [...shelf.path(folder), folder] : []}
              drops={drops}
            />
          )}
          <Uploads uploads={uploads} onClear={clear} />
          {marks.marked.length > 0 && <MarkBar marks={marks} place={search.place} deeds={deeds} />}
          {shown.length === 0 ? (
            <NoFiles search={search} onShowAll={() => change({ q: undefined, type: undefined })} />
          ) : (
            <FileItems
              files={shown}
              shelf={shelf}
              search={search}
              marks={marks}
              deeds={deeds}
              drops={drops}
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
          shelf={shelf}
          users={users}
          deeds={deeds}
          onClose={() => change({ file: undefined })}
        />
      )}
      {preview && (
        <Preview file={preview} among={shown} deeds={deeds} onClose={() => change({ preview: undefined })} />
      )}
      {moving && (
        <MoveDialog
          files={moving}
          shelf={shelf}
          onMove={(folderId) => deeds.moveTo(moving, folderId)}
          onClose={close}
        />
      )}
      {sharing && (
        <ShareDialog
          file={sharing}
          users={users}
          onShare={(members, ids) => deeds.shared(sharing, members, ids)}
          onClose={close}
        />
      )}
    </>
  );
}
