import {
  mutationOptions,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import { delay } from '@/data/store/delay';
import {
  type Change,
  type Collection,
  type CollectionRecord,
  onSampleDataChange,
  resetSampleData,
  isSampleDataPersistent,
} from '@/data/store/collection';
import { awaitSampleFault } from '@/lib/devtools/sample-fault-hook';
import { offerUndo } from '@/lib/overlays/undo';
import type { Rollback } from './optimistic';

/** First part of every sample query's key; every change of sample data invalidates it. */
export const SAMPLE_KEY = ['sample'] as const;

const connected = new WeakSet<QueryClient>();

/** Covers changes in other tabs and simulated ones (a contact that replies). */
function connectInvalidation(client: QueryClient): void {
  if (connected.has(client)) return;
  connected.add(client);
  onSampleDataChange(() => void client.invalidateQueries({ queryKey: SAMPLE_KEY }));
}

/**
 * Query options for an accessor of `src/data`. `key` is appended to SAMPLE_KEY. Local data is stale only after
 * a change.
 */
export const sampleQuery = <T>(key: QueryKey, read: () => Promise<T>) =>
  queryOptions({
    queryKey: [...SAMPLE_KEY, ...key],
    queryFn: async ({ client }: QueryFunctionContext) => {
      connectInvalidation(client);
      await awaitSampleFault(String(key[0]));
      return read();
    },
    staleTime: Infinity,
  });

interface SampleChange<Vars, Item extends CollectionRecord> {
  collection: Collection<Item>;
  changes: (vars: Vars) => readonly Change<Item>[] | Promise<readonly Change<Item>[]>;
  /** Patches of the queries that show the change. */
  optimistic?: (client: QueryClient, vars: Vars) => readonly Promise<Rollback>[];
  /** Title of the toast with Undo; no toast if absent. */
  toast?: (vars: Vars) => string;
  /** Title of the toast on failure. */
  failure: string;
}

/** A mutation of a collection: optimistic, rolled back on failure, with Undo by toast or Ctrl+Z. */
export const sampleMutation = <Vars, Item extends CollectionRecord>({
  collection,
  changes,
  optimistic,
  toast,
  failure,
}: SampleChange<Vars, Item>) =>
  mutationOptions({
    mutationFn: async (vars: Vars) => {
      await awaitSampleFault(collection.name);
      await delay();
      return collection.applyChanges(await changes(vars));
    },
    onMutate: (vars, { client }) => Promise.all(optimistic?.(client, vars) ?? []),
    onSuccess: (inverse, vars) => {
      if (toast) offerUndo({ title: toast(vars), undo: () => collection.applyChanges(inverse) });
    },
    onError: (_error, _vars, rollbacks) => {
      for (const rollback of rollbacks ?? []) rollback();
    },
    meta: { failure, invalidates: [SAMPLE_KEY] },
  });

/** False without IndexedDB. */
export const samplePersistenceOptions = () => sampleQuery(['kept'], isSampleDataPersistent);

/** Deletes all changes; the page confirms first. */
export const resetSampleDataOptions = () =>
  mutationOptions({
    mutationFn: resetSampleData,
    meta: { success: 'Sample data is as it was', failure: 'Not reset', invalidates: [SAMPLE_KEY] },
  });
