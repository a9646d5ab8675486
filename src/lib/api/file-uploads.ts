import { createStore } from '@/lib/store/create-store';

export interface FileUploadState {
  /** Of the version that the upload makes. */
  id: string;
  title: string;
  totalBytes: number;
  sentBytes: number;
  /** `waiting`: for the connection, or for the service. */
  state: 'going' | 'waiting' | 'done' | 'failed';
  error?: string;
  folderId: string | null;
  cancel: () => void;
}

/** Uploads to the file manager in this tab, newest first. */
export const fileUploads = createStore<readonly FileUploadState[]>([]);

export const isRunning = ({ state }: FileUploadState): boolean => state === 'going' || state === 'waiting';

export function patchFileUpload(id: string, next: Partial<FileUploadState>): void {
  fileUploads.set(fileUploads.get().map((upload) => (upload.id === id ? { ...upload, ...next } : upload)));
}

/** Titles that running uploads will take in a folder. */
export const titlesUnderWay = (folderId: string | null): { title: string }[] =>
  fileUploads.get().filter((upload) => isRunning(upload) && upload.folderId === folderId);

export const clearFinishedUploads = (): void => fileUploads.set(fileUploads.get().filter(isRunning));
