import * as z from 'zod/mini';
import { storageEntryFamily } from '@/lib/storage/storage-entry';
import { tableSearchSchema } from './table-search';
import { type TableState, searchFromState, stateFromSearch } from './table-state';

const savedViewsSchema = z.array(
  z.object({
    name: z.string().check(z.minLength(1), z.maxLength(60)),
    search: z.pipe(z.unknown(), z.transform(tableSearchSchema.parse)),
  }),
);
export type SavedView = z.infer<typeof savedViewsSchema>[number];

/** Saved per table on this device. */
export const savedViews = storageEntryFamily({
  key: 'plaza-views:',
  schema: savedViewsSchema,
  fallback: [],
});

export const toSavedView = (name: string, view: TableState): SavedView => ({
  name,
  search: tableSearchSchema.parse({ ...searchFromState(view), page: undefined }),
});

export const isActiveView = (saved: SavedView, view: TableState): boolean =>
  JSON.stringify(searchFromState({ ...stateFromSearch(saved.search), page: 1 })) ===
  JSON.stringify(searchFromState({ ...view, page: 1 }));
