import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { JoinedFile } from '@/data/file/collection';
import { confirm } from '@/lib/overlays/confirm';
import { downloadFile } from '@/lib/files/download';
import { counted } from '@/lib/text/format';
import { notify } from '@/lib/overlays/toast';
import {
  addFolderOptions,
  copyFilesOptions,
  destroyFilesOptions,
  fileBytesOptions,
  saveFilesOptions,
} from '@/queries/workspace/file';
import type { FileSearch } from './file-search';
import { freeName, type Shelf } from './file-tree';

export interface FileDeeds {
  open: (file: JoinedFile) => void;
  details: (file: JoinedFile) => void;
  download: (files: readonly JoinedFile[]) => void;
  /** Opens the name for writing. */
  rename: (file: JoinedFile) => void;
  /** Keeps the name; null leaves it as it was. */
  renamed: (file: JoinedFile, title: string | null) => void;
  /** Asks where to. */
  move: (files: readonly JoinedFile[]) => void;
  moveTo: (files: readonly JoinedFile[], folderId: number | null) => void;
  copy: (files: readonly JoinedFile[]) => void;
  share: (file: JoinedFile) => void;
  shared: (file: JoinedFile, members: JoinedFile['members'], memberIds: number[]) => void;
  star: (file: JoinedFile) => void;
  trash: (files: readonly JoinedFile[]) => void;
  restore: (files: readonly JoinedFile[]) => void;
  destroy: (files: readonly JoinedFile[]) => void;
  newFolder: () => void;
}

/** One file by its name, several by their number. */
const named = (files: readonly JoinedFile[]): string =>
  files.length === 1 && files[0] ? files[0].title : counted(files.length, 'item');

interface Around {
  shelf: Shelf;
  search: FileSearch;
  change: (next: Partial<FileSearch>, replace?: boolean) => void;
  /** Called when files are no longer where they were. */
  unmark: () => void;
}

/** Everything that can be done with files, and which of them a dialog or a name field is open for. */
export function useFileDeeds({ shelf, search, change, unmark }: Around) {
  const client = useQueryClient();
  const save = useMutation(saveFilesOptions());
  const addFolder = useMutation(addFolderOptions());
  const copy = useMutation(copyFilesOptions());
  const destroy = useMutation(destroyFilesOptions());
  const [renaming, setRenaming] = useState<number | null>(null);
  const [moving, setMoving] = useState<readonly JoinedFile[] | null>(null);
  const [sharing, setSharing] = useState<number | null>(null);

  const keep = (files: readonly JoinedFile[], patch: Partial<JoinedFile>, said: string) =>
    save.mutate({ files: files.map((file) => ({ ...file, ...patch })), said });
  const downloadOne = async (file: JoinedFile) => {
    const blob = await client.query({ ...fileBytesOptions(file.blobKey), staleTime: 'static' });
    if (blob) downloadFile(file.title, blob);
    else {
      notify({
        type: 'info',
        title: 'A sample file',
        text: `${file.title} has a name and a size, but no content.`,
      });
    }
  };
  const destroyAsked = async (files: readonly JoinedFile[]) => {
    const sure = await confirm({
      title: `Delete ${named(files)} for good?`,
      text: 'It cannot be brought back.',
      action: 'Delete',
      danger: true,
    });
    if (!sure) return;
    unmark();
    destroy.mutate([...new Set(files.flatMap(shelf.whole))]);
  };

  const deeds: FileDeeds = {
    open: (file) => {
      if (file.trashedAt !== null) change({ file: file.id }, false);
      else if (file.kind === 'folder') {
        unmark();
        change({ folder: file.id, place: undefined, q: undefined, type: undefined, file: undefined }, false);
      } else change({ preview: file.id, file: undefined }, false);
    },
    details: (file) => change({ file: file.id, preview: undefined }, false),
    download: (files) => {
      for (const file of files) if (file.kind !== 'folder') void downloadOne(file);
    },
    rename: (file) => setRenaming(file.id),
    renamed: (file, title) => {
      setRenaming(null);
      const wanted = title?.trim().slice(0, 120);
      if (!wanted || wanted === file.title) return;
      const others = shelf.inside(file.parentId).filter((other) => other.id !== file.id);
      const free = freeName(wanted, others);
      keep([file], { title: free, date: new Date().toISOString() }, `Renamed to ${free}`);
    },
    move: setMoving,
    moveTo: (files, folderId) => {
      setMoving(null);
      const target = folderId === null ? null : shelf.byId.get(folderId);
      // A folder cannot go into itself or into what lies in it.
      const around = new Set(target ? [target.id, ...shelf.path(target).map(({ id }) => id)] : []);
      const fitting = files.filter((file) => file.parentId !== folderId && !around.has(file.id));
      if (fitting.length === 0) return;
      unmark();
      const there = [...shelf.inside(folderId)];
      const moved = fitting.map((file) => {
        const next = { ...file, parentId: folderId, title: freeName(file.title, there) };
        there.push(next);
        return next;
      });
      save.mutate({ files: moved, said: `${named(fitting)} moved to ${target?.title ?? 'All files'}` });
    },
    copy: (files) =>
      copy.mutate({
        copies: files.map((file) => ({
          file,
          title: freeName(file.title, shelf.inside(file.parentId)),
          parentId: file.parentId,
        })),
        inside: shelf.inside,
      }),
    share: (file) => setSharing(file.id),
    shared: (file, members, memberIds) => {
      setSharing(null);
      keep([file], { members, memberIds }, `${file.title} is shared with ${memberIds.length}`);
    },
    star: (file) =>
      keep(
        [file],
        { starred: !file.starred },
        file.starred ? `Star taken off ${file.title}` : `${file.title} starred`,
      ),
    trash: (files) => {
      unmark();
      change({ file: undefined, preview: undefined });
      keep(files, { trashedAt: new Date().toISOString() }, `${named(files)} moved to the bin`);
    },
    restore: (files) => {
      unmark();
      change({ file: undefined });
      const back = files.map((file) => {
        const parent = file.parentId === null ? undefined : shelf.byId.get(file.parentId);
        const gone = !parent || [parent, ...shelf.path(parent)].some((folder) => folder.trashedAt !== null);
        return { ...file, trashedAt: null, parentId: gone ? null : file.parentId };
      });
      save.mutate({ files: back, said: `${named(files)} restored` });
    },
    destroy: (files) => void destroyAsked(files),
    newFolder: () => {
      const parentId = search.folder ?? null;
      addFolder.mutate(
        { title: freeName('New folder', shelf.inside(parentId)), parentId },
        { onSuccess: (folder) => setRenaming(folder.id) },
      );
    },
  };
  return {
    deeds,
    renaming,
    moving,
    sharing: sharing === null ? null : (shelf.byId.get(sharing) ?? null),
    close: () => {
      setMoving(null);
      setSharing(null);
    },
  };
}
