import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { downloadContent } from '@/components/kits/preview/download-content';
import type { FileVersion, FileWithUser } from '@/data/file/schema';
import { shownVersion, withVersion } from '@/data/file/shown-version';
import { uniqueName } from '@/data/file/unique-name';
import type { PersonId } from '@/data/task/schema';
import { formatDateTime } from '@/lib/dates/relative-time';
import { confirmAction } from '@/lib/overlays/confirm';
import {
  addFoldersOptions,
  copyFilesOptions,
  deleteFilesOptions,
  saveFilesOptions,
} from '@/queries/workspace/mutations/file/file';
import { commonText } from '@/messages/ui/common';
import { fileText } from '@/messages/workspace/file';
import type { FileSearch } from './file-search';
import type { FileTree } from './file-tree';
import { filesLabel } from './files-label';

export interface FileActions {
  /** False for a reader of the space, whose page leaves all changes out. */
  canEdit: boolean;
  open: (file: FileWithUser) => void;
  showDetails: (file: FileWithUser) => void;
  download: (files: readonly FileWithUser[]) => void;
  startRename: (file: FileWithUser) => void;
  /** Saves the new title; null cancels. */
  finishRename: (file: FileWithUser, title: string | null) => void;
  startMove: (files: readonly FileWithUser[]) => void;
  moveTo: (files: readonly FileWithUser[], folderId: string | null) => void;
  copy: (files: readonly FileWithUser[]) => void;
  startShare: (file: FileWithUser) => void;
  finishShare: (file: FileWithUser, members: FileWithUser['members'], memberIds: PersonId[]) => void;
  toggleStar: (file: FileWithUser) => void;
  /** Stars from 1 to 5, 0 for none; folders have none. */
  rate: (files: readonly FileWithUser[], rating: number) => void;
  trash: (files: readonly FileWithUser[]) => void;
  restore: (files: readonly FileWithUser[]) => void;
  deleteForever: (files: readonly FileWithUser[]) => void;
  newFolder: () => void;
  openVersion: (file: FileWithUser, version: FileVersion) => void;
  restoreVersion: (file: FileWithUser, version: FileVersion) => void;
  uploadVersion: (file: FileWithUser, content: File) => void;
}

interface Options {
  canEdit: boolean;
  uploadVersion: (file: FileWithUser, content: File) => void;
  tree: FileTree;
  search: FileSearch;
  change: (next: Partial<FileSearch>, replace?: boolean) => void;
  /** Called after files have moved or been deleted. */
  clearSelection: () => void;
}

/** All file actions, and the file whose dialog or rename field is open. */
export function useFileActions({ canEdit, uploadVersion, tree, search, change, clearSelection }: Options) {
  const client = useQueryClient();
  const save = useMutation(saveFilesOptions());
  const addFolder = useMutation(addFoldersOptions());
  const copy = useMutation(copyFilesOptions());
  const destroy = useMutation(deleteFilesOptions());
  const [renaming, setRenaming] = useState<string | null>(null);
  const [moving, setMoving] = useState<readonly FileWithUser[] | null>(null);
  const [sharing, setSharing] = useState<string | null>(null);

  const keep = (files: readonly FileWithUser[], patch: Partial<FileWithUser>, message: string) =>
    save.mutate({
      changes: files.map((file) => ({ from: file, to: { ...file, ...patch } })),
      toast: message,
    });
  const destroyAsked = async (files: readonly FileWithUser[]) => {
    const sure = await confirmAction({
      title: fileText.deleteQuestion(filesLabel(files)),
      text: fileText.deleteExplanation,
      action: commonText.delete,
      danger: true,
    });
    if (!sure) return;
    clearSelection();
    destroy.mutate([...new Set(files.flatMap(tree.withDescendants))]);
  };

  const fileActions: FileActions = {
    canEdit,
    uploadVersion,
    open: (file) => {
      if (file.trashedAt !== null) change({ file: file.id }, false);
      else if (file.kind === 'folder') {
        clearSelection();
        change(
          {
            folder: file.id,
            place: undefined,
            q: undefined,
            type: undefined,
            rating: undefined,
            file: undefined,
          },
          false,
        );
      } else change({ preview: file.id, version: undefined, file: undefined }, false);
    },
    showDetails: (file) => change({ file: file.id, preview: undefined }, false),
    download: (files) => {
      for (const file of files) if (file.kind !== 'folder') void downloadContent(client, file);
    },
    startRename: (file) => setRenaming(file.id),
    finishRename: (file, title) => {
      setRenaming(null);
      const wanted = title?.trim();
      if (!wanted || wanted === file.title) return;
      const others = tree.children(file.parentId).filter((other) => other.id !== file.id);
      const free = uniqueName(wanted, others);
      const shown = shownVersion(free, file.versions.find(({ id }) => id === file.current) ?? null);
      keep([file], { ...shown, size: file.size, title: free }, fileText.renamedTo(free));
    },
    startMove: setMoving,
    moveTo: (files, folderId) => {
      setMoving(null);
      const target = folderId === null ? null : tree.byId.get(folderId);
      // A folder cannot move into itself or its descendants.
      const around = new Set(target ? [target.id, ...tree.ancestors(target).map(({ id }) => id)] : []);
      const fitting = files.filter((file) => file.parentId !== folderId && !around.has(file.id));
      if (fitting.length === 0) return;
      clearSelection();
      const there = [...tree.children(folderId)];
      const moved = fitting.map((file) => {
        const to = { ...file, parentId: folderId, title: uniqueName(file.title, there) };
        there.push(to);
        return { from: file, to };
      });
      save.mutate({
        changes: moved,
        toast: fileText.movedTo(filesLabel(fitting), target?.title ?? fileText.allFiles),
      });
    },
    copy: (files) =>
      copy.mutate({
        copies: files.map((file) => ({
          file,
          title: uniqueName(file.title, tree.children(file.parentId)),
          parentId: file.parentId,
        })),
        childrenOf: tree.children,
      }),
    startShare: (file) => setSharing(file.id),
    finishShare: (file, members, memberIds) => {
      setSharing(null);
      keep([file], { members, memberIds }, fileText.sharedWithCount(file.title, memberIds.length));
    },
    toggleStar: (file) =>
      keep(
        [file],
        { starred: !file.starred },
        file.starred ? fileText.starRemoved(file.title) : fileText.starredFile(file.title),
      ),
    rate: (files, rating) => {
      const rated = files.filter((file) => file.kind !== 'folder' && (file.rating ?? 0) !== rating);
      if (rated.length === 0) return;
      const label = filesLabel(rated);
      keep(rated, { rating }, rating > 0 ? fileText.rated(label, rating) : fileText.ratingCleared(label));
    },
    trash: (files) => {
      clearSelection();
      change({ file: undefined, preview: undefined });
      keep(files, { trashedAt: new Date().toISOString() }, fileText.movedToBin(filesLabel(files)));
    },
    restore: (files) => {
      clearSelection();
      change({ file: undefined });
      const back = files.map((file) => {
        const parent = file.parentId === null ? undefined : tree.byId.get(file.parentId);
        const inBin =
          !parent || [parent, ...tree.ancestors(parent)].some((folder) => folder.trashedAt !== null);
        return { from: file, to: { ...file, trashedAt: null, parentId: inBin ? null : file.parentId } };
      });
      save.mutate({ changes: back, toast: fileText.restored(filesLabel(files)) });
    },
    deleteForever: (files) => void destroyAsked(files),
    newFolder: () => {
      const parentId = search.folder ?? null;
      const folder = {
        id: crypto.randomUUID(),
        title: uniqueName(fileText.newFolder, tree.children(parentId)),
        parentId,
      };
      addFolder.mutate([folder], { onSuccess: () => setRenaming(folder.id) });
    },
    openVersion: (file, version) => change({ preview: file.id, version: version.id, file: undefined }, false),
    restoreVersion: (file, version) =>
      save.mutate({
        changes: [{ from: file, to: { ...file, ...withVersion(file, version) } }],
        toast: fileText.versionRestored(file.title, formatDateTime(new Date(version.at))),
      }),
  };
  return {
    fileActions,
    renaming,
    moving,
    sharing: sharing === null ? null : (tree.byId.get(sharing) ?? null),
    close: () => {
      setMoving(null);
      setSharing(null);
    },
  };
}
