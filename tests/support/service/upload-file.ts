import { createHash, randomUUID } from 'node:crypto';
import { appendFilePart, type FileUpload, startFileUpload } from '@contract/space/file';
import { MAX_PART_BYTES } from '@contract/space/file-limits';
import type { CallAs, RawRequest } from './call-as';

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export const sendPart = (
  request: RawRequest,
  uid: string,
  { id, offset, bytes, key = randomUUID() }: { id: string; offset: number; bytes: Uint8Array; key?: string },
) =>
  request(
    `/files/${id}/parts?offset=${offset}`,
    {
      method: 'POST',
      body: new Blob([new Uint8Array(bytes)]),
      headers: { 'Content-Type': 'application/octet-stream', 'Idempotency-Key': key },
    },
    uid,
  );

interface Uploader {
  request: RawRequest;
  call: CallAs;
}

/** Uploads a file in parts of at most 4 MB, from its beginning. */
export async function uploadFile(
  { request, call }: Uploader,
  uid: string,
  {
    spaceId,
    bytes,
    type = 'text/plain',
    id = randomUUID(),
  }: {
    spaceId: string;
    bytes: Buffer;
    type?: string;
    id?: string;
  },
): Promise<FileUpload> {
  let upload = await call(uid, startFileUpload, {
    params: { spaceId },
    body: { id, type, bytes: bytes.length },
  });
  do {
    const part = bytes.subarray(upload.offset, upload.offset + MAX_PART_BYTES);
    const response = await sendPart(request, uid, { id, offset: upload.offset, bytes: part });
    upload = appendFilePart.response.parse(await response.json());
  } while (upload.sha256 === null);
  return upload;
}
