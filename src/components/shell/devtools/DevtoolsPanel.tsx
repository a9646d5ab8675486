import { TanStackDevtools } from '@tanstack/react-devtools';
import { formDevtoolsPlugin } from '@tanstack/react-form-devtools/production';
import type { QueryClient } from '@tanstack/react-query';
import { ReactQueryDevtoolsPanel } from '@tanstack/react-query-devtools/production';
import type { AnyRouter } from '@tanstack/react-router';
import { TanStackRouterDevtoolsPanelInProd } from '@tanstack/react-router-devtools';
import { tableDevtoolsPlugin, useTanStackTableDevtools } from '@tanstack/react-table-devtools/production';
import { useMemo } from 'react';
import type { AppRowData, AppTableCore } from '@/components/kits/table/model/app-table';
import { mountedTables } from '@/components/kits/table/model/mounted-tables';
import type { ReadableStore } from '@/lib/store/create-store';
import { useStore } from '@/lib/store/use-store';

export interface DevtoolsProps {
  router: AnyRouter;
  /** Another member has another client. */
  sessions: ReadableStore<{ queryClient: QueryClient }>;
}

function TableRegistration<T extends AppRowData>({ table }: { table: AppTableCore<T> }) {
  useTanStackTableDevtools(table);
  return null;
}

export function DevtoolsPanel({ router, sessions }: DevtoolsProps) {
  const { queryClient } = useStore(sessions);
  const tables = useStore(mountedTables);
  const plugins = useMemo(
    () => [
      { name: 'TanStack Router', render: <TanStackRouterDevtoolsPanelInProd router={router} /> },
      { name: 'TanStack Query', render: <ReactQueryDevtoolsPanel client={queryClient} /> },
      formDevtoolsPlugin(),
      tableDevtoolsPlugin(),
    ],
    [router, queryClient],
  );
  return (
    <>
      {tables.map(({ visit }) =>
        visit((table) => <TableRegistration key={table.options.key} table={table} />),
      )}
      <TanStackDevtools
        plugins={plugins}
        config={{ triggerMode: 'fixed', position: 'bottom-right' }}
        eventBusConfig={{ connectToServerBus: false }}
      />
    </>
  );
}
