import { delay } from '@/lib/storage/sample-delay';
import { createCollection } from '@/data/store/collection';
import { Employee } from './schema';
import { sampleEmployees } from './seed';

export const employees = createCollection<Employee>({
  name: 'employees',
  version: 1,
  schema: Employee,
  seed: async (now) => sampleEmployees(now),
});

/** Accessor of section 7 of the specification. */
export async function listEmployees(latency = delay()): Promise<readonly Employee[]> {
  await latency;
  return employees.all();
}
