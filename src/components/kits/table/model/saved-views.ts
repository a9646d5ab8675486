import * as z from 'zod/mini';
import { tableSearchSchema } from './table-search';
import { type TableView, searchOf, viewOf } from './table-state';

const Saved = z.array(
  z.object({ name: z.string().check(z.minLength(1), z.maxLength(60)), search: tableSearchSchema }),
);
export type SavedView = z.infer<typeof Saved>[number];

const keyOf = (table: string): string => `plaza-views:${table}`;

/** Views saved for a table in this browser; what cannot be read is left out. */
export function savedViews(table: string): SavedView[] {
  try {
    const parsed = Saved.safeParse(JSON.parse(localStorage.getItem(keyOf(table)) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

/** Keeps the list. Throws where the browser keeps nothing. */
export const keepViews = (table: string, views: readonly SavedView[]): void =>
  localStorage.setItem(keyOf(table), JSON.stringify(views));

/** The view without the page, under a name. */
export const savedFrom = (name: string, view: TableView): SavedView => ({
  name,
  search: tableSearchSchema.parse({ ...searchOf(view), page: undefined }),
});

/** Whether the table looks like a saved view now. */
export const isShown = (saved: SavedView, view: TableView): boolean =>
  JSON.stringify(searchOf({ ...viewOf(saved.search), page: 1 })) ===
  JSON.stringify(searchOf({ ...view, page: 1 }));
