import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { tableSearchSchema } from './table-search';
import { defaultView, patched, searchOf, type TableView, viewOf } from './table-state';

/** The view of a table and the way to change it. */
export interface TableControl {
  view: TableView;
  setView: (patch: Partial<TableView>) => void;
  /** What the table looks like before anybody touches it. */
  defaults: TableView;
}

/** What is typed or dragged replaces the history entry; every other step can be gone back. */
const isFluent = (patch: Partial<TableView>): boolean =>
  Object.keys(patch).every((key) => key === 'q' || key === 'widths');

/**
 * The table's view in the page's address. The route validates it with `tableSearchSchema` (or spreads
 * `tableSearchFields`). `defaults` must keep its identity: declare it at module scope.
 */
export function useTableSearch(defaults?: Partial<TableView>): TableControl {
  const search = useSearch({ strict: false, structuralSharing: true });
  const navigate = useNavigate();
  const view = useMemo(() => viewOf(tableSearchSchema.parse(search), defaults), [search, defaults]);
  const setView = useCallback(
    (patch: Partial<TableView>) =>
      void navigate({
        to: '.',
        // From the address as it is then: two changes in one turn both count.
        search: ((before: object) => ({
          ...before,
          ...searchOf(patched(viewOf(tableSearchSchema.parse(before), defaults), patch), defaults),
        })) as never,
        replace: isFluent(patch),
        resetScroll: false,
      }),
    [navigate, defaults],
  );
  return useMemo(
    () => ({ view, setView, defaults: { ...defaultView, ...defaults } }),
    [view, setView, defaults],
  );
}

/** The table's view in memory, for a second table of a page. */
export function useTableState(defaults?: Partial<TableView>): TableControl {
  const [view, set] = useState<TableView>({ ...defaultView, ...defaults });
  const setView = useCallback((patch: Partial<TableView>) => set((before) => patched(before, patch)), []);
  return useMemo(
    () => ({ view, setView, defaults: { ...defaultView, ...defaults } }),
    [view, setView, defaults],
  );
}
