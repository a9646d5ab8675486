import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { type ByteRange, type ObjectStore, readChecksum, streamLazily } from './object-store';
import type { S3Config } from './s3-config';

/** Each attempt of a request; up to the head of the response. */
const ANSWER_MS = 3000;
const WRITE_MS = 20_000;
const CONNECT_MS = 2000;
/** Without a byte, in the middle of a response: a reader may pause, and resumes by ranges. */
const IDLE_MS = 60_000;
const ATTEMPTS = 3;
const SOCKETS = 200;
/** Larger streams are sent in parts of this size; S3 takes 5 MiB or more, and 10,000 parts. */
const PART_BYTES = 8 * 1024 * 1024;
const DELETES_AT_ONCE = 16;

interface Options {
  /** Milliseconds for the head of a response, and for the request of a write. */
  answerMs?: number;
  writeMs?: number;
  /** Objects of one page of a list. */
  page?: number;
}

/** Groups a stream into buffers of `PART_BYTES`; the last one may be shorter, and an empty stream has one. */
async function* inParts(body: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes < PART_BYTES) continue;
    const all = Buffer.concat(held);
    const full = all.length - (all.length % PART_BYTES);
    for (let at = 0; at < full; at += PART_BYTES) yield all.subarray(at, at + PART_BYTES);
    held = full < all.length ? [all.subarray(full)] : [];
    bytes = all.length - full;
  }
  yield Buffer.concat(held);
}

/** Stores refuse bytes that arrive damaged. */
const md5Header = (bytes: Buffer): string => createHash('md5').update(bytes).digest('base64');

const isMissing = (cause: unknown): boolean =>
  cause instanceof S3ServiceException &&
  cause.$metadata.httpStatusCode === 404 &&
  cause.name !== 'NoSuchBucket';

const orNull = async <T>(request: Promise<T>): Promise<T | null> => {
  try {
    return await request;
  } catch (cause) {
    if (isMissing(cause)) return null;
    throw cause;
  }
};

const rangeHeader = (range: ByteRange | undefined): { Range: string } | object =>
  range ? { Range: `bytes=${range.start}-${range.end}` } : {};

/** Objects of a bucket. Files of interrupted uploads in parts are left to a lifecycle rule of the bucket. */
export function createS3Store(config: S3Config, options: Options = {}): ObjectStore {
  const { answerMs = ANSWER_MS, writeMs = WRITE_MS, page = 1000 } = options;
  const client = new S3Client({
    region: config.region,
    credentials: { accessKeyId: config.keyId, secretAccessKey: config.secret },
    forcePathStyle: config.pathStyle,
    ...(config.endpoint === null ? {} : { endpoint: config.endpoint }),
    maxAttempts: ATTEMPTS,
    // Other stores than Amazon's do not know the checksums that the client adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      socketTimeout: IDLE_MS,
      httpAgent: { keepAlive: true, maxSockets: SOCKETS },
      httpsAgent: { keepAlive: true, maxSockets: SOCKETS },
    },
  });
  const Bucket = config.bucket;
  const writing = { requestTimeout: writeMs };

  const putBytes = async (Key: string, Body: Buffer, ContentType: string): Promise<void> => {
    const command = new PutObjectCommand({ Bucket, Key, Body, ContentType, ContentMD5: md5Header(Body) });
    await client.send(command, writing);
  };
  const putParts = async (Key: string, ContentType: string, parts: AsyncIterable<Buffer>): Promise<void> => {
    const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key, ContentType }));
    const upload = { Bucket, Key, UploadId };
    try {
      const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
      for await (const Body of parts) {
        const PartNumber = Parts.length + 1;
        const part = new UploadPartCommand({ ...upload, PartNumber, Body, ContentMD5: md5Header(Body) });
        Parts.push({ PartNumber, ETag: (await client.send(part, writing)).ETag });
      }
      const complete = new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } });
      await client.send(complete, writing);
    } catch (cause) {
      await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
      throw cause;
    }
  };
  const open = async (Key: string, range: ByteRange | undefined, signal: AbortSignal): Promise<Readable> => {
    const command = new GetObjectCommand({ Bucket, Key, ...rangeHeader(range) });
    const { Body } = await client.send(command, { abortSignal: signal });
    if (Body instanceof Readable) return Body;
    throw new Error('The store sent no bytes');
  };
  const head = (Key: string) => orNull(client.send(new HeadObjectCommand({ Bucket, Key })));

  const store: ObjectStore = {
    kind: 's3',
    async put(key, body, contentType) {
      if (Buffer.isBuffer(body)) return putBytes(key, body, contentType);
      const parts = inParts(body);
      const first = await parts.next();
      const bytes = first.done ? Buffer.alloc(0) : first.value;
      if (bytes.length < PART_BYTES) return putBytes(key, bytes, contentType);
      const all = async function* all(): AsyncGenerator<Buffer> {
        yield bytes;
        for await (const part of parts) if (part.length > 0) yield part;
      };
      return putParts(key, contentType, all());
    },
    async copy(from, to) {
      const command = new CopyObjectCommand({ Bucket, Key: to, CopySource: `${Bucket}/${from}` });
      return (await orNull(client.send(command, writing))) !== null;
    },
    async find(key) {
      const found = await head(key);
      return (
        found && {
          key,
          size: found.ContentLength ?? 0,
          writtenAt: found.LastModified?.getTime() ?? 0,
          read: (range) => streamLazily((signal) => open(key, range, signal)),
        }
      );
    },
    async delete(keys) {
      // One by one, because Google Cloud Storage does not take the request for many.
      for (let at = 0; at < keys.length; at += DELETES_AT_ONCE) {
        const some = keys.slice(at, at + DELETES_AT_ONCE);
        await Promise.all(some.map((Key) => orNull(client.send(new DeleteObjectCommand({ Bucket, Key })))));
      }
    },
    async *list(folder, after = '') {
      for (let last = after; ;) {
        const StartAfter = last === '' ? {} : { StartAfter: last };
        const { Contents = [], IsTruncated } = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: `${folder}/`, MaxKeys: page, ...StartAfter }),
          writing,
        );
        const objects = Contents.flatMap(({ Key, Size, LastModified }) =>
          Key === undefined ? [] : [{ key: Key, size: Size ?? 0, writtenAt: LastModified?.getTime() ?? 0 }],
        );
        yield objects;
        last = objects.at(-1)?.key ?? '';
        if (!IsTruncated || last === '') return;
      }
    },
    async checksum(key) {
      const found = await head(key);
      if (!found) return null;
      // The ETag of an object that was uploaded in parts is another hash.
      const [, md5] = /^"?([\da-f]{32})"?$/.exec(found.ETag ?? '') ?? [];
      return md5 ?? readChecksum(store, key);
    },
    deleteUnfinished: () => Promise.resolve(),
    async probe() {
      await client.send(new HeadBucketCommand({ Bucket }));
    },
    close: () => client.destroy(),
  };
  return store;
}
