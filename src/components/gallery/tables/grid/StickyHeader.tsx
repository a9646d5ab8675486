import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { DataTable } from '@/components/kits/table/DataTable';
import { useLocalTableState } from '@/components/kits/table/model/use-table-state';
import { employeesOptions } from '@/queries/gallery/employee';
import { employeeColumnsOf, employeeId, employeeWords } from '../employee-columns';

const columns = employeeColumnsOf('name', 'position', 'company', 'office', 'salaryCents');
const tools = { search: true };
/** Enough to scroll below the head. */
const ROWS = 24;

export function StickyHeader() {
  const { data } = useSuspenseQuery(employeesOptions());
  const rows = useMemo(() => data.slice(0, ROWS), [data]);
  const control = useLocalTableState();
  return (
    <DataTable
      {...employeeWords}
      label="Employees under a fixed head"
      rows={rows}
      columns={columns}
      rowId={employeeId}
      control={control}
      tools={tools}
      paged={false}
      maxHeight={320}
      totals
    />
  );
}
