import {
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import { delay } from '@/lib/storage/sample-delay';
import { chosenSpace } from '@/lib/storage/chosen-space';
import { onSampleDataChange } from '@/lib/storage/sample-changes';
import { awaitSampleFault } from '@/lib/devtools/sample-fault-hook';

/** First part of every sample query's key; every change of sample data invalidates it. */
export const SAMPLE_KEY = ['sample'] as const;

export const isSampleKey = ([first]: QueryKey): boolean => first === SAMPLE_KEY[0];

/** Changes that pages show already, and that are not stored yet. */
const storing = new WeakMap<QueryClient, Set<object>>();

export function beginStoring(client: QueryClient, change: object): void {
  storing.set(client, (storing.get(client) ?? new Set()).add(change));
}

export const endStoring = (client: QueryClient, change: object): void =>
  void storing.get(client)?.delete(change);

/** Reads the shown sample data again: at once, or with the last change that is being stored, which a read would lose. */
export const refreshSamples = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    queryKey: SAMPLE_KEY,
    refetchType: storing.get(client)?.size ? 'none' : 'active',
  });

const connected = new WeakSet<QueryClient>();

/** Covers changes in other tabs and simulated ones (a contact that replies). */
function connectInvalidation(client: QueryClient): void {
  if (connected.has(client)) return;
  connected.add(client);
  const invalidate = () => void refreshSamples(client);
  onSampleDataChange(invalidate);
  chosenSpace.subscribe(invalidate);
}

/**
 * Query options for an accessor of `src/data`, which `read` imports on first use: routes name their queries in the
 * first load. `latency` is the simulated delay, which passes while the accessor's code downloads. `key` is appended to
 * SAMPLE_KEY. Local data is stale only after a change.
 */
export const sampleQuery = <T>(key: QueryKey, read: (latency: Promise<void>) => Promise<T>) =>
  queryOptions({
    queryKey: [...SAMPLE_KEY, ...key],
    queryFn: async ({ client }: QueryFunctionContext) => {
      connectInvalidation(client);
      await awaitSampleFault(String(key[0]));
      return read(delay());
    },
    staleTime: Infinity,
    // Data of this device; `online` would wait for a network.
    networkMode: 'always',
  });

/** False without IndexedDB. */
export const samplePersistenceOptions = () =>
  sampleQuery(['persistence'], async () =>
    (await import('@/data/store/collection')).isSampleDataPersistent(),
  );
