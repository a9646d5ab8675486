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

/** Every sample query begins with this key: each change of the sample data refreshes what is on the screen. */
export const SAMPLE_KEY = ['sample'] as const;

const connected = new WeakSet<QueryClient>();

/** Changes made in any tab, or by the sample data itself (a contact that answers), reach the open pages. */
function connectInvalidation(client: QueryClient): void {
  if (connected.has(client)) return;
  connected.add(client);
  onSampleDataChange(() => void client.invalidateQueries({ queryKey: SAMPLE_KEY }));
}

/**
 * Query options over an accessor of `src/data`. `key` goes below SAMPLE_KEY: `['invoices']`, `['chats', 4]`.
 * The data is local, so it is never stale by age, only by a change.
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

interface SampleChange<V, T extends CollectionRecord> {
  collection: Collection<T>;
  /** The steps that make the change; may look records up first. */
  changes: (wish: V) => readonly Change<T>[] | Promise<readonly Change<T>[]>;
  /** Shows the change at once: gets what a query under `key` holds and gives what it will hold. */
  optimistic?: { key: QueryKey; patch: (held: unknown, wish: V) => unknown };
  /** What the toast with Undo says; without it the change is made silently. */
  toast?: (wish: V) => string;
  /** Title of the toast when it could not be kept. */
  failure: string;
}

/** A mutation over a collection: shown at once, kept on disk, taken back when that fails, undone by toast or Ctrl+Z. */
export function sampleMutation<V, T extends CollectionRecord>({
  collection,
  changes: steps,
  optimistic,
  toast: said,
  failure,
}: SampleChange<V, T>) {
  const filter = { queryKey: [...SAMPLE_KEY, ...(optimistic?.key ?? [])] };
  return mutationOptions({
    mutationFn: async (wish: V) => {
      await awaitSampleFault(collection.name);
      await delay();
      return collection.applyChanges(await steps(wish));
    },
    onMutate: async (wish, { client }) => {
      if (!optimistic) return [];
      await client.cancelQueries(filter);
      const before = client.getQueriesData(filter);
      for (const [key, held] of before) {
        if (held !== undefined) client.setQueryData(key, optimistic.patch(held, wish));
      }
      return before;
    },
    onSuccess: (opposite, wish) => {
      if (said) offerUndo({ title: said(wish), undo: () => collection.applyChanges(opposite) });
    },
    onError: (_error, _wish, before, { client }) => {
      for (const [key, held] of before ?? []) client.setQueryData(key, held);
    },
    meta: { failure, invalidates: [SAMPLE_KEY] },
  });
}

/** Whether changes outlive the tab. */
export const samplePersistenceOptions = () => sampleQuery(['kept'], isSampleDataPersistent);

/** Throws every change away. The page that offers it asks first. */
export const resetSampleDataOptions = () =>
  mutationOptions({
    mutationFn: resetSampleData,
    meta: { success: 'Sample data is as it was', failure: 'Not reset', invalidates: [SAMPLE_KEY] },
  });
