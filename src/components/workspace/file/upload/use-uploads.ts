import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { uniqueName, type FileTree } from '@/components/workspace/file/file-tree';
import { uploadFileOptions } from '@/queries/workspace/mutations/file';

export interface UploadState {
  key: string;
  title: string;
  totalBytes: number;
  sentBytes: number;
  state: 'going' | 'kept' | 'failed';
  error?: string;
  folderId: number | null;
  cancel: () => void;
}

export function useUploads(shelf: FileTree) {
  const [uploads, setUploads] = useState<readonly UploadState[]>([]);
  const { mutateAsync } = useMutation(uploadFileOptions());
  const patch = (key: string, next: Partial<UploadState>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...next } : upload)));

  const begin = async (file: File, { key, title, folderId }: UploadState, signal: AbortSignal) => {
    try {
      const progress = (done: number) => patch(key, { sentBytes: done });
      await mutateAsync({ file, title, parentId: folderId, signal, progress });
      patch(key, { state: 'kept', sentBytes: file.size });
    } catch (error) {
      const full = error instanceof DOMException && error.name === 'QuotaExceededError';
      const stopped = signal.aborted ? 'Stopped' : null;
      const why = full ? 'Not enough storage in this browser.' : error instanceof Error ? error.message : '';
      patch(key, { state: 'failed', error: stopped ?? why });
    }
  };
  const upload = (files: Iterable<File>, folderId: number | null) => {
    const among: { title: string }[] = [
      ...shelf.children(folderId),
      ...uploads.filter((other) => other.state === 'going' && other.folderId === folderId),
    ];
    const newUploads = [...files].map((file) => {
      const control = new AbortController();
      const state: UploadState = {
        key: crypto.randomUUID(),
        title: uniqueName(file.name, among),
        totalBytes: file.size,
        sentBytes: 0,
        state: 'going',
        folderId,
        cancel: () => control.abort(),
      };
      among.push(state);
      void begin(file, state, control.signal);
      return state;
    });
    setUploads((all) => [...newUploads, ...all]);
  };
  return {
    uploads,
    upload,
    clear: () => setUploads((all) => all.filter(({ state }) => state === 'going')),
  };
}
