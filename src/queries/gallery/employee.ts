import { queryOptions } from '@tanstack/react-query';
import { employees, listEmployees } from '@/data/employee/collection';
import type { Employee } from '@/data/employee/schema';
import { pluralize } from '@/lib/text/format';
import { sampleMutation, sampleQuery } from '@/queries/sample';

/** The employee table. */
export const employeesOptions = () => sampleQuery(['employees'], listEmployees);

/** As many made-up employees as asked for; they are not kept and do not change. */
export const generatedEmployeesOptions = (count: number) =>
  queryOptions({
    queryKey: ['made-employees', count],
    queryFn: async () => {
      const { sampleEmployees } = await import('@/data/employee/seed');
      return sampleEmployees(new Date(), count, count);
    },
    staleTime: Infinity,
    gcTime: 0,
  });

/** Removes employees by id. */
export const removeEmployeesOptions = () =>
  sampleMutation<readonly number[], Employee>({
    collection: employees,
    changes: (ids) => ids.map((id) => ({ remove: id })),
    optimistic: {
      key: ['employees'],
      patch: (held, ids) => (held as readonly Employee[]).filter((employee) => !ids.includes(employee.id)),
    },
    toast: (ids) => `${pluralize(ids.length, 'employee')} removed`,
    failure: 'Not removed',
  });
