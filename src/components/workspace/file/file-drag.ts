import type { DragEvent } from 'react';

const FILE_IDS_TYPE = 'application/x-plaza-files';

/** Handlers of drops on a folder (null is the top level). */
export interface DropHandlers {
  move: (ids: readonly number[], folderId: number | null) => void;
  upload: (files: Iterable<File>, folderId: number | null) => void;
}

/** Props of a drag source for one file or the selection. */
export const dragSourceProps = (ids: () => readonly number[]) => ({
  draggable: true,
  onDragStart: (event: DragEvent<HTMLElement>) => {
    event.dataTransfer.setData(FILE_IDS_TYPE, JSON.stringify(ids()));
    event.dataTransfer.effectAllowed = 'move';
  },
});

function readIds(text: string): number[] {
  try {
    const ids: unknown = JSON.parse(text);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

/** Props of a drop target for files from the device and, with `inside`, for files of this page. */
export const dropTargetProps = (folderId: number | null, handlers: DropHandlers, inside = true) => ({
  onDragOver: (event: DragEvent<HTMLElement>) => {
    const { types } = event.dataTransfer;
    if (!types.includes('Files') && !(inside && types.includes(FILE_IDS_TYPE))) return;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.dataset['over'] = '';
  },
  onDragLeave: (event: DragEvent<HTMLElement>) => {
    delete event.currentTarget.dataset['over'];
  },
  onDrop: (event: DragEvent<HTMLElement>) => {
    delete event.currentTarget.dataset['over'];
    const { files } = event.dataTransfer;
    const ids = readIds(event.dataTransfer.getData(FILE_IDS_TYPE));
    if (files.length === 0 && !(inside && ids.length > 0)) return;
    event.preventDefault();
    event.stopPropagation();
    if (files.length > 0) handlers.upload(files, folderId);
    else handlers.move(ids, folderId);
  },
});
