import * as z from 'zod/mini';
import { storageEntry } from '@/lib/storage/storage-entry';

/** The response to inject. A "lost" call reaches the service, but its response does not come back. */
export const faultKinds = ['none', 'offline', 'lost', '401', '409', '429', '500', '503'] as const;

const Fault = z.object({
  answer: z.enum(faultKinds),
  delay: z.number(),
});
export type Fault = z.infer<typeof Fault>;

/** By target: an operation id, "events", an accessor such as "sample:invoices", or one of the two wildcards. */
export const Faults = z.record(z.string(), Fault);

export const storedFaults = storageEntry({
  key: 'devtools.faults',
  schema: Faults,
  fallback: {},
});

export const hasStoredFaults = (): boolean => Object.keys(storedFaults.get()).length > 0;
