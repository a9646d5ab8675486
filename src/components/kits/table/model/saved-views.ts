import * as z from 'zod/mini';
import { tableSearchSchema } from './table-search';
import { type TableState, searchFromState, stateFromSearch } from './table-state';

const savedViewsSchema = z.array(
  z.object({ name: z.string().check(z.minLength(1), z.maxLength(60)), search: tableSearchSchema }),
);
export type SavedView = z.infer<typeof savedViewsSchema>[number];

const keyOf = (table: string): string => `plaza-views:${table}`;

/** Views saved for a table in this browser; what cannot be read is left out. */
export function loadSavedViews(table: string): SavedView[] {
  try {
    const parsed = savedViewsSchema.safeParse(JSON.parse(localStorage.getItem(keyOf(table)) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

/** Keeps the list. Throws where the browser keeps nothing. */
export const storeSavedViews = (table: string, views: readonly SavedView[]): void =>
  localStorage.setItem(keyOf(table), JSON.stringify(views));

/** The view without the page, under a name. */
export const toSavedView = (name: string, view: TableState): SavedView => ({
  name,
  search: tableSearchSchema.parse({ ...searchFromState(view), page: undefined }),
});

/** Whether the table looks like a saved view now. */
export const isActiveView = (saved: SavedView, view: TableState): boolean =>
  JSON.stringify(searchFromState({ ...stateFromSearch(saved.search), page: 1 })) ===
  JSON.stringify(searchFromState({ ...view, page: 1 }));
