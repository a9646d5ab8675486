import { useState } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { DataTable } from '@/components/kits/table/DataTable';
import { useLocalTableState } from '@/components/kits/table/model/use-table-state';
import { employeesOptions } from '@/queries/gallery/employee';
import { employeeColumnsOf, employeeId, employeeWords } from '../employee-columns';

const columns = employeeColumnsOf('name', 'position', 'office', 'salaryCents');
const tools = {};

export function Base() {
  const { data } = useSuspenseQuery(employeesOptions());
  const control = useLocalTableState();
  const [count, setCount] = useState(4);
  const rows = data.slice(0, count);
  return (
    <>
      <OptionBar>
        <RangeOption label="Rows" value={count} onChange={setCount} min={1} max={8} />
      </OptionBar>
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
