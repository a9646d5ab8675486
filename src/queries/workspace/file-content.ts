import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { seedTitleOf } from '@/data/file/sample-id';
import { chosenSpace } from '@/lib/storage/chosen-space';
import { sampleQuery } from '@/queries/sample';
import { attachmentText } from '@/messages/workspace/attachment';
import { fileAddressOptions } from './file-address';

/** Of a sample file or one that was uploaded into this browser; null for a file of a space. */
async function readLocal(id: string): Promise<Blob | null> {
  const seedTitle = seedTitleOf(id);
  if (seedTitle !== null) return (await import('@/data/file/sample/content')).sampleContent(seedTitle);
  return (await (await import('@/data/store/blob')).readBlob(id)) ?? null;
}

type Part = 'url' | 'thumbnail';

async function readSource(client: QueryClient, id: string, part: Part): Promise<Blob | string | null> {
  const local = await readLocal(id);
  const spaceId = chosenSpace.get()?.id;
  if (local || spaceId === undefined) return local;
  const address = await client.query({ ...fileAddressOptions(spaceId, id), staleTime: 'static' });
  return address?.[part] ?? null;
}

/** Addresses of the service are valid for 12 hours at least. */
const FRESH_MS = 6 * 3_600_000;

/**
 * Content of a version, or its small picture: bytes of this device, or an address of the service. Null if there is none.
 */
export const fileSourceOptions = (id: string | null, part: Part = 'url') =>
  queryOptions({
    queryKey: ['file-source', id, part],
    queryFn: ({ client }) => (id === null ? null : readSource(client, id, part)),
    staleTime: FRESH_MS,
    // Data of this device, or an error offline.
    networkMode: 'always',
  });

async function readBytes(source: Blob | string | null): Promise<Blob | null> {
  if (typeof source !== 'string') return source;
  const response = await fetch(source);
  if (!response.ok) throw new Error(attachmentText.fileNotLoaded);
  return response.blob();
}

export const fileTextOptions = (id: string | null) =>
  queryOptions({
    queryKey: ['file-text', id],
    queryFn: async ({ client }) => {
      const source = await client.query({ ...fileSourceOptions(id), staleTime: 'static' });
      const [bytes, { decodeText }] = await Promise.all([
        readBytes(source),
        import('@/lib/files/decode-text'),
      ]);
      return bytes && decodeText(new Uint8Array(await bytes.arrayBuffer()));
    },
    staleTime: Infinity,
    networkMode: 'always',
  });

/** SHA-256 in hexadecimal, to find duplicates. */
export const fileHashOptions = (id: string | null) =>
  queryOptions({
    queryKey: ['file-hash', id],
    queryFn: async ({ client }) => {
      if (id === null) return null;
      const local = await readLocal(id);
      const spaceId = chosenSpace.get()?.id;
      if (!local)
        return spaceId === undefined
          ? null
          : ((await client.query({ ...fileAddressOptions(spaceId, id), staleTime: 'static' }))?.sha256 ??
              null);
      return (await import('@/lib/files/sha256')).hashOf(local);
    },
    staleTime: Infinity,
    networkMode: 'always',
  });

/** Bytes; null where the browser does not support estimates. */
export const storageEstimateOptions = () =>
  sampleQuery(['files', 'room'], async () => {
    if (typeof navigator.storage?.estimate !== 'function') return null;
    const { usage = 0, quota = 0 } = await navigator.storage.estimate();
    return quota > 0 ? { usage, quota } : null;
  });
