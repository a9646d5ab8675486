import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { tableSearchSchema } from './table-search';
import {
  defaultTableState,
  patchTableState,
  searchFromState,
  type TableState,
  stateFromSearch,
} from './table-state';

/** The view of a table and the way to change it. */
export interface TableController {
  state: TableState;
  update: (patch: Partial<TableState>) => void;
  /** What the table looks like before anybody touches it. */
  defaults: TableState;
}

/** What is typed or dragged replaces the history entry; every other step can be gone back. */
const isTyping = (patch: Partial<TableState>): boolean =>
  Object.keys(patch).every((key) => key === 'query' || key === 'widths');

/**
 * The table's view in the page's address. The route validates it with `tableSearchSchema` (or spreads
 * `tableSearchFields`). `defaults` must keep its identity: declare it at module scope.
 */
export function useUrlTableState(defaults?: Partial<TableState>): TableController {
  const search = useSearch({ strict: false, structuralSharing: true });
  const navigate = useNavigate();
  const view = useMemo(() => stateFromSearch(tableSearchSchema.parse(search), defaults), [search, defaults]);
  const setView = useCallback(
    (patch: Partial<TableState>) =>
      void navigate({
        to: '.',
        // From the address as it is then: two changes in one turn both count.
        search: ((before: object) => ({
          ...before,
          ...searchFromState(
            patchTableState(stateFromSearch(tableSearchSchema.parse(before), defaults), patch),
            defaults,
          ),
        })) as never,
        replace: isTyping(patch),
        resetScroll: false,
      }),
    [navigate, defaults],
  );
  return useMemo(
    () => ({ state: view, update: setView, defaults: { ...defaultTableState, ...defaults } }),
    [view, setView, defaults],
  );
}

/** The table's view in memory, for a second table of a page. */
export function useLocalTableState(defaults?: Partial<TableState>): TableController {
  const [view, set] = useState<TableState>({ ...defaultTableState, ...defaults });
  const setView = useCallback(
    (patch: Partial<TableState>) => set((before) => patchTableState(before, patch)),
    [],
  );
  return useMemo(
    () => ({ state: view, update: setView, defaults: { ...defaultTableState, ...defaults } }),
    [view, setView, defaults],
  );
}
