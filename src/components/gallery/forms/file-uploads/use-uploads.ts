import { useEffect, useReducer, useRef, useState } from 'react';
import type { Uploader } from './uploader';
import { formatFileSize } from '@/lib/files/file-size';
import { toFormError } from '@/lib/api/form-error';

export interface UploadLimits {
  /** Prefix of the media type: "image/". */
  type?: string;
  /** Maximum file size, in bytes. */
  bytes?: number;
  /** Maximum number of files. */
  count?: number;
}

/** An upload in progress or finished. `share` goes from 0 to 1. */
export interface Upload {
  id: string;
  file: File;
  /** Preview URL of an image; null for other files. */
  picture: string | null;
  share: number;
  state: 'sending' | 'done' | 'stopped' | 'failed';
  /** Status text shown under the file name. */
  statusText: string;
}

type Step = { add: Upload } | { id: string; change: Partial<Upload> } | { drop: string };

function uploadsReducer(uploads: readonly Upload[], step: Step): readonly Upload[] {
  if ('add' in step) return [...uploads, step.add];
  if ('drop' in step) return uploads.filter(({ id }) => id !== step.drop);
  return uploads.map((upload) => (upload.id === step.id ? { ...upload, ...step.change } : upload));
}

const uploadError = (file: File, limits: UploadLimits, already: number): string | null => {
  if (limits.type && !file.type.startsWith(limits.type)) return `${file.name} has an unsupported type.`;
  if (limits.bytes && file.size > limits.bytes)
    return `${file.name} is ${formatFileSize(file.size)}. The limit is ${formatFileSize(limits.bytes)}.`;
  if (limits.count && already >= limits.count) return `${file.name} was not added: the list is full.`;
  return null;
};

/** Sends files through an uploader and tracks their progress. Unmounting aborts pending uploads. */
export function useUploads(uploader: Uploader, limits: UploadLimits) {
  const [uploads, dispatch] = useReducer(uploadsReducer, []);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const pictures = useRef(new Set<string>());
  useEffect(() => {
    const all = running.current;
    const shown = pictures.current;
    return () => {
      for (const controller of all.values()) controller.abort();
      for (const picture of shown) URL.revokeObjectURL(picture);
    };
  }, []);

  const send = async (id: string, file: File) => {
    const controller = new AbortController();
    running.current.set(id, controller);
    const change = (next: Partial<Upload>) => dispatch({ id, change: next });
    try {
      const result = await uploader.send(file, {
        key: id,
        signal: controller.signal,
        onProgress: (share) => change({ share }),
      });
      change({ state: 'done', share: 1, statusText: result });
    } catch (error) {
      if (controller.signal.aborted) return change({ state: 'stopped', statusText: 'Stopped' });
      const { message, fields } = toFormError(error);
      return change({
        state: 'failed',
        statusText: Object.values(fields)[0] ?? message ?? 'The upload failed.',
      });
    }
    return undefined;
  };

  const add = (files: Iterable<File>) => {
    const result: string[] = [];
    let already = uploads.length;
    for (const file of files) {
      const refusal = uploadError(file, limits, already);
      if (refusal) {
        result.push(refusal);
        continue;
      }
      already += 1;
      const id = crypto.randomUUID();
      const picture = file.type.startsWith('image/') ? URL.createObjectURL(file) : null;
      if (picture) pictures.current.add(picture);
      dispatch({ add: { id, file, picture, share: 0, state: 'sending', statusText: 'On its way' } });
      void send(id, file);
    }
    setRefused(result);
  };
  const retry = ({ id, file }: Upload) => {
    dispatch({ id, change: { state: 'sending', share: 0, statusText: 'On its way' } });
    void send(id, file);
  };
  const stop = ({ id }: Upload) => running.current.get(id)?.abort();
  const remove = ({ id, state, picture }: Upload) => {
    if (picture) URL.revokeObjectURL(picture);
    if (state === 'done') void uploader.remove(id);
    dispatch({ drop: id });
  };
  return { uploads, refused, add, retry, stop, remove };
}
