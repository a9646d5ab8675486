import { useState } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { DataTable } from '@/components/kits/table/DataTable';
import { useLocalTableState } from '@/components/kits/table/model/use-table-state';
import { employeesOptions } from '@/queries/gallery/employee';
import { employeeColumnsOf, employeeId, employeeWords } from '../employee-columns';

const columns = employeeColumnsOf('name', 'position', 'office');
const tools = { search: true };
const states = ['loading', 'ready', 'stale', 'empty', 'failed'] as const;
const none = [] as const;
const failure = new Error('The tram with the rows is late.');

export function States() {
  const { data } = useSuspenseQuery(employeesOptions());
  const control = useLocalTableState({ pageSize: 5 });
  const [state, setState] = useState<(typeof states)[number]>('loading');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="State" options={states} value={state} onChange={setState} />
      </OptionBar>
      <DataTable
        {...employeeWords}
        label="Employees in every state"
        rows={state === 'empty' ? none : data}
        columns={columns}
        rowId={employeeId}
        control={control}
        tools={tools}
        pending={state === 'loading'}
        stale={state === 'stale'}
        error={state === 'failed' ? failure : null}
        retry={() => setState('ready')}
      />
    </>
  );
}
