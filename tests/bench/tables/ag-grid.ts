import { AllCommunityModule, createGrid, ModuleRegistry } from 'ag-grid-community';
import type { Employee } from '@/data/employee/schema';
import { type Grid, HEIGHT } from './grid';

const columns = [
  'id',
  'name',
  'email',
  'position',
  'company',
  'country',
  'office',
  'age',
  'startDate',
] as const;

export function createAgGrid(root: HTMLElement): Grid {
  ModuleRegistry.registerModules([AllCommunityModule]);
  root.style.height = `${HEIGHT}px`;
  const grid = createGrid<Employee>(root, {
    rowData: [],
    cacheQuickFilter: true,
    columnDefs: [
      ...columns.map((field) => ({ field })),
      {
        field: 'salaryCents',
        filter: 'agNumberColumnFilter',
        valueFormatter: ({ data }) => data?.salary ?? '',
      },
    ],
  });
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  return {
    show: (rows) => grid.setGridOption('rowData', [...rows]),
    sort: (colId, descending) =>
      grid.applyColumnState({
        state: [{ colId, sort: descending ? 'desc' : 'asc' }],
        defaultState: { sort: null },
      }),
    search: (words) => grid.setGridOption('quickFilterText', words),
    filterSalary: (from) =>
      grid.setFilterModel(
        from === null ? null : { salaryCents: { type: 'greaterThanOrEqual', filter: from } },
      ),
    firstRow: () => `${find('[row-index="0"]')?.textContent} of ${grid.getDisplayedRowCount()}`,
    scroller: () => {
      const viewport = find('.ag-grid-viewport');
      if (!viewport) throw new Error('The grid has no scroll container');
      return viewport;
    },
  };
}
