import { uploadMedia, type UploadedMedia } from '@contract/post/media';
import { appendFilePart, type FileUpload } from '@contract/space/file';
import type { Operation } from '@contract/operation';
import { type UploadedVoiceNote, uploadVoiceNote as voiceOperation } from '@contract/post/voice-note';
import type * as z from 'zod/mini';
import { sessionSignal, withinSession } from '@/lib/session/member-session';
import { errorsText } from '@/messages/ui/errors';
import { addAppCheck } from './app-check';
import { type CallOptions, getApiConfig, parseResponse } from './client';
import { NetworkError } from './errors';

interface UploadOptions extends CallOptions {
  idempotencyKey: string;
  /** `share` of the file sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

const toResponse = (request: XMLHttpRequest): Response => {
  const headers = new Headers();
  for (const name of ['Retry-After', 'X-Request-Id']) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(request.responseText, { status: request.status, headers });
};

async function upload<A extends z.ZodMiniType>(
  operation: Pick<Operation, 'method' | 'path'> & { response: A },
  file: Blob,
  options: UploadOptions,
) {
  const session = sessionSignal();
  const { baseUrl, getToken } = getApiConfig();
  const token = await getToken();
  const headers = new Headers({
    Accept: 'application/json',
    'Content-Type': file.type,
    'Idempotency-Key': options.idempotencyKey,
  });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (import.meta.env.VITE_FIREBASE_APP_CHECK_SITE_KEY) await addAppCheck(headers);
  const request = new XMLHttpRequest();
  const { onProgress } = options;
  const signal = options.signal ? AbortSignal.any([options.signal, session]) : session;
  // Aborted while the token was read.
  signal.throwIfAborted();
  const abort = () => request.abort();
  signal.addEventListener('abort', abort);
  try {
    await new Promise<void>((resolve, reject) => {
      request.open(operation.method, `${baseUrl}${operation.path}`);
      for (const [name, value] of headers) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
      request.onload = () => resolve();
      request.onerror = () => reject(new NetworkError(errorsText.unreachable));
      request.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'));
      request.send(file);
    });
  } finally {
    signal.removeEventListener('abort', abort);
  }
  return parseResponse(operation, toResponse(request));
}

/** Uploads by XMLHttpRequest because fetch reports no upload progress. Settles like `callApi`. */
export const uploadPicture = (picture: Blob, options: UploadOptions): Promise<UploadedMedia> =>
  withinSession(upload(uploadMedia, picture, options));

/** Sends a part of a file, whose first byte is at `offset`. */
export const uploadFilePart = (
  { id, offset }: { id: string; offset: number },
  part: Blob,
  options: UploadOptions,
): Promise<FileUpload> => {
  const path = `${appendFilePart.path.replace('{fileId}', id)}?offset=${offset}`;
  return withinSession(upload({ ...appendFilePart, path }, part, options));
};

/** Like `uploadPicture`, for a recording. */
export const uploadVoiceNote = (recording: Blob, options: UploadOptions): Promise<UploadedVoiceNote> =>
  withinSession(upload(voiceOperation, recording, options));
