import { queryOptions } from '@tanstack/react-query';
import { sampleQuery } from '@/queries/sample';

export const employeesOptions = () =>
  sampleQuery(['employees'], async () => (await import('@/data/employee/collection')).listEmployees());

/** Generated rows, not stored. */
export const generatedEmployeesOptions = (count: number) =>
  queryOptions({
    queryKey: ['made-employees', count],
    queryFn: async () => {
      const { sampleEmployees } = await import('@/data/employee/seed');
      return sampleEmployees(new Date(), count, count);
    },
    staleTime: Infinity,
    networkMode: 'always',
    gcTime: 0,
  });
