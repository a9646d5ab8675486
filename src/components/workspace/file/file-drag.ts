import type { DragEvent } from 'react';
import { droppedFiles, type PlacedFile } from './upload/placed-files';

const FILE_IDS_TYPE = 'application/x-plaza-files';

/** Handlers of drops on a folder (null is the top level). */
export interface DropHandlers {
  move: (ids: readonly string[], folderId: string | null) => void;
  upload: (files: readonly PlacedFile[], folderId: string | null) => void;
}

/** Props of a drag source for one file or the selection. */
export const dragSourceProps = (ids: () => readonly string[]) => ({
  draggable: true,
  onDragStart: (event: DragEvent<HTMLElement>) => {
    event.dataTransfer.setData(FILE_IDS_TYPE, JSON.stringify(ids()));
    event.dataTransfer.effectAllowed = 'move';
  },
});

function readIds(text: string): string[] {
  try {
    const ids: unknown = JSON.parse(text);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Props of a drop target for files from the device and, with `inside`, for files of this page. */
export const dropTargetProps = (folderId: string | null, handlers: DropHandlers, inside = true) => ({
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
    const ids = readIds(event.dataTransfer.getData(FILE_IDS_TYPE));
    const hasFiles = event.dataTransfer.types.includes('Files');
    if (!hasFiles && !(inside && ids.length > 0)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!hasFiles) handlers.move(ids, folderId);
    // The list of dropped files is empty after the event: it is read before the first pause.
    else void droppedFiles(event.dataTransfer).then((files) => handlers.upload(files, folderId));
  },
});
