import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import IconMail from '~icons/tabler/mail';
import { DataTable } from '@/components/kits/table/DataTable';
import { useLocalTableState } from '@/components/kits/table/model/use-table-state';
import { pluralize } from '@/lib/text/format';
import { employeesOptions } from '@/queries/gallery/employee';
import { employeeColumnsOf, employeeId, employeeWords } from '../employee-columns';

const columns = employeeColumnsOf('name', 'position', 'office');
const tools = {};

export function Selectable() {
  const { data } = useSuspenseQuery(employeesOptions());
  const control = useLocalTableState({ pageSize: 5 });
  const [invited, setInvited] = useState<readonly string[]>([]);
  return (
    <>
      <p className="mb-2" role="status">
        {invited.length > 0
          ? `${pluralize(invited.length, 'person', 'people')} invited to the winter market: ${invited.join(', ')}`
          : 'No one is invited to the winter market yet.'}
      </p>
      <DataTable
        {...employeeWords}
        label="Employees to invite"
        rows={data}
        columns={columns}
        rowId={employeeId}
        control={control}
        tools={tools}
        bulk={[
          {
            label: 'Invite',
            icon: <IconMail />,
            run: (ticked) => setInvited(ticked.map((employee) => employee.name)),
          },
        ]}
      />
    </>
  );
}
