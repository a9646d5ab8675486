import * as contract from '@contract/space/file';
import { Id } from '@contract/primitives';
import * as z from 'zod/mini';
import { makeId } from '../../db/id';
import type { Sql } from '../../db/sql';
import { answerFile } from '../../http/request/file-stream';
import {
  type FileCall,
  handleOperation,
  handleUpload,
  type OperationHandler,
  type UploadHandler,
} from '../../http/handler';
import { HttpProblem } from '../../http/response/problem';
import { fileKey, partKey } from '../../media/object-key';
import type { ObjectStore } from '../../media/object-store';
import type { PictureDecoder } from '../../media/picture-decoder';
import { readSignedQuery } from '../../media/signed-address';
import { findReadable, listAddresses, signedId } from '../../repos/file/file-address';
import { storeContent } from '../../repos/file/file-content';
import * as uploads from '../../repos/file/upload';

const PartTarget = z.object({ fileId: Id, offset: z.int() });
const targetOf = ({ params, query }: FileCall) => z.parse(PartTarget, Object.assign({}, params, query));

interface ReceivedPart {
  fileId: string;
  offset: number;
  arrival: uploads.Arrival | null;
  /** Objects that the whole file replaces. */
  replaced: readonly string[];
}

/** The last part is stored with the others as one object; the earlier ones are objects of their own until then. */
const receivePart =
  (store: ObjectStore, pictures: PictureDecoder) =>
  async (last: Buffer, call: FileCall): Promise<ReceivedPart> => {
    const { db, me, now } = call;
    const { fileId, offset } = targetOf(call);
    const { length } = last;
    const upload = await uploads.checkPart(db, me, { fileId, offset, length });
    if (!upload) return { fileId, offset, arrival: null, replaced: [] };
    const { parts, type, bytes } = upload;
    if (offset + length < bytes) {
      const partId = makeId(now);
      await store.put(partKey(partId), last, 'application/octet-stream');
      return { fileId, offset, arrival: { length, partId }, replaced: [] };
    }
    const whole = { parts, last, type, bytes };
    try {
      const sha256 = await storeContent({ db, store, pictures }, { memberId: me.id, now, whole });
      return { fileId, offset, arrival: { length, sha256 }, replaced: parts };
    } catch (cause) {
      // A request that came at the same time may have stored the whole file, and deleted its parts.
      if (await uploads.checkPart(db, me, { fileId, offset, length })) throw cause;
      return { fileId, offset, arrival: null, replaced: [] };
    }
  };

export function fileRoutes(
  store: ObjectStore,
  pictures: PictureDecoder,
): readonly (OperationHandler | UploadHandler)[] {
  // The write has been answered; the sweep deletes what stays.
  const deleteParts = (ids: readonly string[]): Promise<void> =>
    store.delete(ids.map(partKey)).catch(() => undefined);
  return [
    handleOperation(contract.startFileUpload, ({ db, me, now, params, body }) =>
      uploads.startUpload(db, me, now, { ...params, ...body }),
    ),
    handleUpload(contract.appendFilePart, {
      receive: receivePart(store, pictures),
      handle: ({ db, me, now }, part) => uploads.recordPart(db, me, now, part),
      discard: ({ arrival }) => deleteParts(arrival && 'partId' in arrival ? [arrival.partId] : []),
      tidy: ({ replaced }) => deleteParts(replaced),
    }),
    handleOperation(contract.getFileUpload, async ({ db, me, params }) =>
      uploads.uploadOf(await uploads.findUpload(db, me, params.fileId)),
    ),
    handleOperation(contract.cancelFileUpload, async ({ db, me, params }) => {
      await uploads.cancelUpload(db, me, params.fileId);
      return { id: params.fileId };
    }),
    handleOperation(contract.listFileAddresses, async ({ db, me, now, params, query }) => ({
      items: await listAddresses(db, me, now, { spaceId: params.spaceId, ids: query.ids.split(',') }),
    })),
    handleOperation(contract.getFileQuota, ({ db, me }) => uploads.readQuota(db, me)),
  ];
}

/** Types that <img>, <audio> and <video> need; all others are bytes. Attachments in a sandbox run nothing of any type. */
const SHOWN_TYPE =
  /^(?:image\/(?:png|jpeg|gif|webp|avif|svg\+xml|bmp)|audio\/(?:mpeg|mp4|ogg|wav|x-wav|webm|flac|aac)|video\/(?:mp4|webm|ogg)|application\/pdf|text\/plain)$/;

interface ContentRequest {
  id: string;
  query: Record<string, string>;
  headers: Headers;
  now: Date;
}

/** Needs no token, because <img>, <audio> and downloads cannot send one: the address is signed for one member. */
export async function readFileContent(
  db: Sql,
  store: ObjectStore,
  { id: given, query, headers, now }: ContentRequest,
): Promise<Response> {
  const id = given.toLowerCase();
  const { member = '', part = 'whole' } = query;
  const isKnown = Id.safeParse(id).success && Id.safeParse(member).success;
  if (!isKnown || (part !== 'whole' && part !== 'thumbnail')) throw new HttpProblem('not-found');
  const file = await findReadable(db, id, member);
  const signed = file && readSignedQuery(query, { id: signedId(id, member), key: file.key, now });
  const found = signed && (await store.find(fileKey(file.hash, part)));
  if (!found) throw new HttpProblem('not-found');
  const type = SHOWN_TYPE.test(file.type) ? file.type : 'application/octet-stream';
  const caching = {
    'Cache-Control': `private, max-age=${Math.floor(signed.remainingMs / 1000)}, immutable`,
    ETag: `"${file.hash}${part === 'whole' ? '' : '.thumbnail'}"`,
  };
  if (headers.get('if-none-match') === caching.ETag)
    return new Response(null, { status: 304, headers: caching });
  return answerFile(headers, found, {
    ...caching,
    'Content-Type': part === 'whole' ? type : 'image/webp',
    'Content-Disposition': 'attachment',
  });
}
