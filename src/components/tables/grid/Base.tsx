import { useState } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Amount } from '@/components/demo/controls/Amount';
import { Controls } from '@/components/demo/controls/Controls';
import { DataTable } from '@/components/table/DataTable';
import { useTableState } from '@/components/table/use-table-view';
import { employeesOptions } from '@/queries/employee';
import { employeeColumnsOf, employeeId, employeeWords } from '../employee-columns';

const columns = employeeColumnsOf('name', 'position', 'office', 'salaryCents');
const tools = {};

/** Rows and columns, nothing else. The control says how many. */
export function Base() {
  const { data } = useSuspenseQuery(employeesOptions());
  const control = useTableState();
  const [count, setCount] = useState(4);
  const rows = data.slice(0, count);
  return (
    <>
      <Controls>
        <Amount label="Rows" value={count} onChange={setCount} min={1} max={8} />
      </Controls>
      <DataTable
        {...employeeWords}
        label="Employees, a few"
        rows={rows}
        columns={columns}
        rowId={employeeId}
        control={control}
        tools={tools}
        paged={false}
      />
    </>
  );
}
