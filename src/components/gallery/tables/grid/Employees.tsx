import { useMutation, useQuery } from '@tanstack/react-query';
import IconDownload from '~icons/tabler/download';
import IconTrash from '~icons/tabler/trash';
import { DataTable } from '@/components/kits/table/DataTable';
import { downloadRecordsCsv } from '@/components/kits/table/model/csv-export';
import { useUrlTableState } from '@/components/kits/table/model/use-table-state';
import type { Employee } from '@/data/employee/schema';
import { formatDollars } from '@/lib/text/format-dollars';
import { employeesOptions } from '@/queries/gallery/employee';
import { editEmployeeOptions, removeEmployeesOptions } from '@/queries/gallery/mutations/employee';
import { employeeColumns, employeeId, employeeWords } from '../employee-columns';
import { EmployeeCard } from '../EmployeeCard';

const none: readonly Employee[] = [];
const defaults = { hidden: ['email', 'age', 'office'] };
const card = (employee: Employee) => <EmployeeCard employee={employee} />;

export function Employees() {
  const control = useUrlTableState(defaults);
  const employees = useQuery(employeesOptions());
  const remove = useMutation(removeEmployeesOptions());
  const edit = useMutation(editEmployeeOptions());
  return (
    <DataTable
      {...employeeWords}
      rows={employees.data ?? none}
      columns={employeeColumns}
      rowId={employeeId}
      control={control}
      tools={{
        search: true,
        filters: true,
        group: true,
        columns: true,
        csv: true,
        print: true,
        chart: true,
        views: 'employees',
      }}
      grid={{ save: (from, field, value) => edit.mutate({ from, field, value }) }}
      arrangeable
      totals
      pending={employees.isPending}
      error={employees.error}
      retry={() => void employees.refetch()}
      card={card}
      selectedNote={(ticked) => formatDollars(ticked.reduce((sum, one) => sum + one.salaryCents, 0))}
      bulk={[
        {
          label: 'Export CSV',
          icon: <IconDownload />,
          run: (ticked) => {
            downloadRecordsCsv(employeeColumns, ticked, 'employees');
            return 'keep';
          },
        },
        {
          label: 'Remove',
          icon: <IconTrash />,
          run: async (ticked) => void (await remove.mutateAsync(ticked.map((employee) => employee.id))),
        },
      ]}
    />
  );
}
