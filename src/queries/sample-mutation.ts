import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Change, CollectionRecord } from '@/data/store/change';
import { type Collection, resetSampleData } from '@/data/store/collection';
import { awaitSampleFault } from '@/lib/devtools/sample-fault-hook';
import { offerUndo } from '@/lib/overlays/undo';
import { sampleDataText } from '@/messages/shell/sample-data';
import type { Rollback } from './optimistic';
import { SAMPLE_KEY } from './sample';

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
      return collection.applyChanges(await changes(vars));
    },
    onMutate: (vars, { client }) => Promise.all(optimistic?.(client, vars) ?? []),
    onSuccess: (inverse, vars) => {
      if (toast) offerUndo({ title: toast(vars), undo: () => collection.applyChanges(inverse) });
    },
    onError: (_error, _vars, rollbacks) => {
      for (const rollback of rollbacks ?? []) rollback();
    },
    networkMode: 'always',
    meta: { failure, invalidates: [SAMPLE_KEY] },
  });

/** Deletes all changes; the page confirms first. */
export const resetSampleDataOptions = () =>
  mutationOptions({
    mutationFn: resetSampleData,
    networkMode: 'always',
    meta: { success: sampleDataText.wasReset, failure: sampleDataText.notReset, invalidates: [SAMPLE_KEY] },
  });
