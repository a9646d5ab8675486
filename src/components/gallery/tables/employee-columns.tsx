import { type AppColumns, createAppColumnHelper } from '@/components/kits/table/model/app-table';
import type { Employee } from '@/data/employee/schema';
import { formatShortDay } from '@/lib/dates/day';
import { formatDollars } from '@/lib/text/format-dollars';
import { formatCount } from '@/messages/words';

const helper = createAppColumnHelper<Employee>();

/** All employee columns; salaries sort and sum in cents. */
export const employeeColumns = helper.columns([
  helper.accessor('id', { header: 'Id', meta: { numeric: true } }),
  helper.accessor('name', {
    header: 'Name',
    meta: { filter: 'text', edit: { kind: 'text', maxLength: 80, required: true } },
    cell: ({ getValue }) => <b>{getValue()}</b>,
    footer: ({ table }) => `${formatCount(table.getFilteredRowModel().rows.length)} people`,
  }),
  helper.accessor('email', { header: 'Email', meta: { className: 'text-ink-2 tabular', filter: 'text' } }),
  helper.accessor('position', { header: 'Position', meta: { filter: 'choice', edit: { kind: 'choice' } } }),
  helper.accessor('company', { header: 'Company', meta: { filter: 'choice', edit: { kind: 'choice' } } }),
  helper.accessor('country', { header: 'Country', meta: { filter: 'choice', countries: true } }),
  helper.accessor('office', { header: 'Office' }),
  helper.accessor('age', {
    header: 'Age',
    meta: { numeric: true, filter: 'number', edit: { kind: 'number', min: 16, max: 99, step: 1 } },
    aggregationFn: 'mean',
    aggregatedCell: ({ getValue }) => `${formatCount(Math.round(getValue()))} on average`,
  }),
  helper.accessor('startDate', {
    header: 'Start date',
    meta: { className: 'text-ink-2 tabular', filter: 'days', edit: { kind: 'day' } },
    cell: ({ getValue }) => <time dateTime={getValue()}>{formatShortDay(getValue())}</time>,
  }),
  helper.accessor('salaryCents', {
    header: 'Salary',
    meta: {
      numeric: true,
      filter: 'number',
      unit: 100,
      unitSign: '$',
      edit: { kind: 'number', min: 0, max: 1_000_000 },
      text: (employee: Employee) => employee.salary,
    },
    cell: ({ row }) => <b>{row.original.salary}</b>,
    aggregationFn: 'sum',
    aggregatedCell: ({ getValue }) => formatDollars(getValue()).replace(/\.00$/, ''),
    footer: ({ table }) =>
      formatDollars(
        table.getFilteredRowModel().rows.reduce((sum, row) => sum + row.original.salaryCents, 0),
      ).replace(/\.00$/, ''),
  }),
]);

/** Returns some of the columns in the given order. */
export const employeeColumnsOf = (...ids: (keyof Employee)[]): AppColumns<Employee> =>
  employeeColumns.filter((column) => 'accessorKey' in column && ids.some((id) => id === column.accessorKey));

export const employeeId = (employee: Employee): string => String(employee.id);
export const employeeWords = { label: 'Employees', singular: 'employee', plural: 'employees' } as const;
