import type { RowData } from '@tanstack/react-table';
import { type ReactNode, useState } from 'react';
import { commonText } from '@/messages/ui/common';
import { tableText } from '@/messages/ui/table';
import { TableChartDialog } from './chart/TableChartDialog';
import { ColumnsPanel } from './ColumnsPanel';
import type { AppTableCore } from './model/app-table';
import { downloadTableCsv } from './model/csv-export';
import { GroupMenu } from './GroupMenu';
import { FilterPill } from './filter/FilterPill';
import type { TableLabels } from './table-parts';
import { columnMeta } from './model/column-meta';
import { SearchField } from './filter/SearchField';
import { TableMenu } from './TableMenu';
import type { TableController } from './model/use-table-state';

export interface ToolbarTools {
  search?: boolean;
  filters?: boolean;
  /** Groups by the columns with a choice filter. */
  group?: boolean;
  columns?: boolean;
  csv?: boolean;
  print?: boolean;
  /** Draws the rows as a chart; for tables that hold all their rows. */
  chart?: boolean;
  /** Storage name of saved views; without it views cannot be saved. */
  views?: string;
}

interface Props<T extends RowData> {
  table: AppTableCore<T>;
  control: TableController;
  words: TableLabels;
  count: number;
  tools?: ToolbarTools;
  extra?: ReactNode;
  print: () => void;
  /** A pager says how many rows there are. */
  paged: boolean;
}

const standard: ToolbarTools = { search: true, filters: true, columns: true, csv: true };

export function TableToolbar<T extends RowData>({
  table,
  control,
  words,
  count,
  tools = standard,
  extra,
  print,
  paged,
}: Props<T>) {
  const [charted, setCharted] = useState(false);
  const filters = tools.filters
    ? table
        .getAllLeafColumns()
        .filter(
          (column) =>
            columnMeta(column).filter && (column.getIsVisible() || column.id in control.state.filters),
        )
    : [];
  const set = control.state.query !== '' || Object.keys(control.state.filters).length > 0;
  const any =
    tools.search ||
    tools.group ||
    filters.length > 0 ||
    tools.columns ||
    tools.csv ||
    tools.print ||
    tools.chart ||
    tools.views ||
    extra;
  if (!any) return null;
  return (
    <div
      className="table-toolbar scroll-strip row-2 py-3 px-4 d-print-none"
      role="group"
      aria-label={tableText.searchAndFilters(words.label)}
    >
      {tools.search && <SearchField label={tableText.searchWhat(words.plural)} control={control} />}
      {filters.map((column) => (
        <FilterPill key={column.id} column={column} control={control} />
      ))}
      {tools.group && <GroupMenu table={table} control={control} words={words} />}
      {set && filters.length > 0 && (
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          onClick={() => control.update({ query: '', filters: {} })}
        >
          {commonText.clear}
        </button>
      )}
      {!paged && (
        <span className="visually-hidden" role="status">
          {set ? tableText.matches(count, words.singular, words.plural) : ''}
        </span>
      )}
      <span className="ms-auto" />
      {extra}
      {tools.columns && <ColumnsPanel table={table} control={control} />}
      {(tools.csv || tools.print || tools.chart || tools.views) && (
        <TableMenu
          control={control}
          words={words}
          {...(tools.csv ? { exportCsv: () => downloadTableCsv(table, words.plural) } : {})}
          {...(tools.print ? { print } : {})}
          {...(tools.chart ? { showChart: () => setCharted(true) } : {})}
          {...(tools.views ? { viewsKey: tools.views } : {})}
        />
      )}
      {charted && <TableChartDialog table={table} words={words} onClose={() => setCharted(false)} />}
    </div>
  );
}
