import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { freeName, type Shelf } from '@/components/workspace/file/file-tree';
import { uploadFileOptions } from '@/queries/workspace/file';

export interface UploadState {
  key: string;
  title: string;
  total: number;
  /** Bytes read so far. */
  done: number;
  state: 'going' | 'kept' | 'failed';
  /** Why it failed. */
  why?: string;
  folderId: number | null;
  stop: () => void;
}

/** Files on their way into this browser. */
export function useUploads(shelf: Shelf) {
  const [uploads, setUploads] = useState<readonly UploadState[]>([]);
  const { mutateAsync } = useMutation(uploadFileOptions());
  const patch = (key: string, next: Partial<UploadState>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...next } : upload)));

  const begin = async (file: File, { key, title, folderId }: UploadState, signal: AbortSignal) => {
    try {
      const progress = (done: number) => patch(key, { done });
      await mutateAsync({ file, title, parentId: folderId, signal, progress });
      patch(key, { state: 'kept', done: file.size });
    } catch (error) {
      const full = error instanceof DOMException && error.name === 'QuotaExceededError';
      const stopped = signal.aborted ? 'Stopped' : null;
      const why = full ? 'This browser has no room for it.' : error instanceof Error ? error.message : '';
      patch(key, { state: 'failed', why: stopped ?? why });
    }
  };
  const upload = (files: Iterable<File>, folderId: number | null) => {
    const among: { title: string }[] = [
      ...shelf.inside(folderId),
      ...uploads.filter((other) => other.state === 'going' && other.folderId === folderId),
    ];
    const begun = [...files].map((file) => {
      const control = new AbortController();
      const state: UploadState = {
        key: crypto.randomUUID(),
        title: freeName(file.name, among),
        total: file.size,
        done: 0,
        state: 'going',
        folderId,
        stop: () => control.abort(),
      };
      among.push(state);
      void begin(file, state, control.signal);
      return state;
    });
    setUploads((all) => [...begun, ...all]);
  };
  return {
    uploads,
    upload,
    clear: () => setUploads((all) => all.filter(({ state }) => state === 'going')),
  };
}
