import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DataTable } from '@/components/kits/table/DataTable';
import { useLocalTableState } from '@/components/kits/table/model/use-table-state';
import { generatedEmployeesOptions } from '@/queries/gallery/generated-employee';
import { employeeColumns, employeeId } from '../employee-columns';

const none = [] as const;
const grid = {};
const tools = { search: true, filters: true, group: true };
const words = { label: 'Many employees', singular: 'employee', plural: 'employees' };

export function ManyRows() {
  const [wanted, setWanted] = useState(false);
  const employees = useQuery({ ...generatedEmployeesOptions(100_000), enabled: wanted });
  const control = useLocalTableState();
  if (!wanted) {
    return (
      <button type="button" className="btn btn-primary" onClick={() => setWanted(true)}>
        Make 100,000 rows
      </button>
    );
  }
  return (
    <DataTable
      {...words}
      rows={employees.data ?? none}
      columns={employeeColumns}
      rowId={employeeId}
      control={control}
      tools={tools}
      grid={grid}
      virtualHeight={480}
      pending={employees.isPending}
      error={employees.error}
    />
  );
}
