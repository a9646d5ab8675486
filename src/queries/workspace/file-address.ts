import { queryOptions } from '@tanstack/react-query';
import type { FileAddress } from '@contract/space/file';
import { callApi } from '@/lib/api/client';

interface Batch {
  ids: Set<string>;
  answer: Promise<readonly FileAddress[]>;
}

const waiting = new Map<string, Batch>();
/** Time in which files of one screen ask together. */
const COLLECT_MS = 20;

async function readBatch(spaceId: string, ids: ReadonlySet<string>): Promise<readonly FileAddress[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, COLLECT_MS);
  });
  waiting.delete(spaceId);
  const { listFileAddresses } = await import('@contract/space/file');
  const query = { ids: [...ids].join(',') };
  return (await callApi(listFileAddresses, { params: { spaceId }, query })).items;
}

/** Files of one screen are asked for together. */
async function readAddress(spaceId: string, id: string): Promise<FileAddress | null> {
  const { MAX_FILE_ADDRESSES } = await import('@contract/space/file-limits');
  let batch = waiting.get(spaceId);
  if (!batch || batch.ids.size >= MAX_FILE_ADDRESSES) {
    const ids = new Set<string>();
    batch = { ids, answer: readBatch(spaceId, ids) };
    waiting.set(spaceId, batch);
  }
  batch.ids.add(id);
  return (await batch.answer).find((address) => address.id === id) ?? null;
}

/** Addresses are valid for 12 hours at least. */
const FRESH_MS = 6 * 3_600_000;

/** Null where the service does not have the file. */
export const fileAddressOptions = (spaceId: string, id: string) =>
  queryOptions({
    queryKey: ['file-address', spaceId, id],
    queryFn: () => readAddress(spaceId, id),
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
  });

/** `bytes` of the space on screen: with other files, the quota is asked again. */
export const fileQuotaOptions = (bytes: number) =>
  queryOptions({
    queryKey: ['file-quota', bytes],
    queryFn: async ({ signal }) =>
      callApi((await import('@contract/space/file')).getFileQuota, {}, { signal }),
  });
