import type { DragEvent } from 'react';

const FILE_IDS_TYPE = 'application/x-plaza-files';

/** What happens with what is dropped on a folder (null: on the top). */
export interface DropHandlers {
  move: (ids: readonly number[], folderId: number | null) => void;
  upload: (files: Iterable<File>, folderId: number | null) => void;
}

/** Makes an element something that can be dragged, alone or with what is marked. */
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

/** Makes an element take files of the device, and with `inside` those of this page as well. */
export const dropTargetProps = (folderId: number | null, deeds: DropHandlers, inside = true) => ({
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
    if (files.length > 0) deeds.upload(files, folderId);
    else deeds.move(ids, folderId);
  },
});
