import { useEffect, useState } from 'react';
import { createStore } from '@/lib/store/create-store';
import type { AppRowData, AppTableCore } from './app-table';

/** A table of any row type. */
interface MountedTable {
  visit: <Result>(visitor: <T extends AppRowData>(table: AppTableCore<T>) => Result) => Result;
}

/** For the developer tools. */
export const mountedTables = createStore<readonly MountedTable[]>([]);

export function useMountedTable<T extends AppRowData>(table: AppTableCore<T>): void {
  // The first table object: later ones share its store.
  const [mounted] = useState<MountedTable>(() => ({ visit: (visitor) => visitor(table) }));
  useEffect(() => {
    mountedTables.set([...mountedTables.get(), mounted]);
    return () => mountedTables.set(mountedTables.get().filter((one) => one !== mounted));
  }, [mounted]);
}
