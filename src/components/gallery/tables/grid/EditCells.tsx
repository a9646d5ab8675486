import { useMemo, useState } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { DataTable } from '@/components/kits/table/DataTable';
import { useLocalTableState } from '@/components/kits/table/model/use-table-state';
import type { Employee } from '@/data/employee/schema';
import { employeesOptions } from '@/queries/gallery/employee';
import { employeeColumnsOf, employeeId, employeeWords } from '../employee-columns';

const columns = employeeColumnsOf('id', 'name', 'position', 'age', 'startDate');
const tools = {};
const isDriver = ({ position }: Employee) => position === 'Tram driver';

export function EditCells() {
  const { data } = useSuspenseQuery(employeesOptions());
  const control = useLocalTableState({ pageSize: 5 });
  const [locks, setLocks] = useState(false);
  const [edits, setEdits] = useState<ReadonlyMap<number, Partial<Employee>>>(new Map());
  const rows = useMemo(
    () => data.slice(0, 12).map((employee) => ({ ...employee, ...edits.get(employee.id) })),
    [data, edits],
  );
  return (
    <>
      <OptionBar>
        <ToggleOption label="Lock tram drivers" checked={locks} onChange={setLocks} />
      </OptionBar>
      <DataTable
        {...employeeWords}
        label="Employees to edit"
        rows={rows}
        columns={columns}
        rowId={employeeId}
        control={control}
        tools={tools}
        grid={{
          save: ({ id }, field, value) =>
            setEdits((known) => new Map(known).set(id, { ...known.get(id), [field]: value })),
          locked: (employee) => (locks && isDriver(employee) ? 'Tram drivers are locked.' : null),
        }}
      />
    </>
  );
}
