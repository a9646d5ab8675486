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

export interface TableController {
  state: TableState;
  update: (patch: Partial<TableState>) => void;
  /** State of an untouched table. */
  defaults: TableState;
}

/** Typing and dragging replace the history entry; other changes push one. */
const isTyping = (patch: Partial<TableState>): boolean =>
  Object.keys(patch).every((key) => key === 'query' || key === 'widths');

/**
 * Table state in the URL. The route validates it with `tableSearchSchema` or `tableSearchFields`. `defaults`
 * must be stable: declare it at module scope.
 */
export function useUrlTableState(defaults?: Partial<TableState>): TableController {
  const search = useSearch({ strict: false, structuralSharing: true });
  const navigate = useNavigate();
  const view = useMemo(() => stateFromSearch(tableSearchSchema.parse(search), defaults), [search, defaults]);
  const setView = useCallback(
    (patch: Partial<TableState>) =>
      void navigate({
        to: '.',
        // Reads the current URL, so that two changes in one tick both apply.
        search: (before) => ({
          ...before,
          ...searchFromState(
            patchTableState(stateFromSearch(tableSearchSchema.parse(before), defaults), patch),
            defaults,
          ),
        }),
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

/** Table state in memory, for additional tables of a page. */
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
