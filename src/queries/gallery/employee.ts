import { sampleQuery } from '@/queries/sample';

export const employeesOptions = () =>
  sampleQuery(['employees'], async (latency) =>
    (await import('@/data/employee/collection')).listEmployees(latency),
  );
