import { sampleDatabase } from '@/data/store/database';

/** Unsaved form values. */
export interface InvoiceDraft {
  /** ISO 8601. */
  at: string;
  /** Validated by the form when it is restored. */
  values: unknown;
}

const draftKey = (name: string): string => `draft:invoice:${name}`;

/** `name` is "new", "edit-4021" or "copy-4021". */
export async function readInvoiceDraft(name: string): Promise<InvoiceDraft | null> {
  const db = await sampleDatabase();
  const stored = await db?.get('meta', draftKey(name));
  if (!stored) return null;
  try {
    return JSON.parse(stored) as InvoiceDraft;
  } catch {
    return null;
  }
}

/** `at`, in ISO 8601, is when the values were typed. */
export async function saveInvoiceDraft(
  name: string,
  values: unknown,
  at = new Date().toISOString(),
): Promise<void> {
  const db = await sampleDatabase();
  await db?.put('meta', JSON.stringify({ at, values }), draftKey(name));
}

export async function deleteInvoiceDraft(name: string): Promise<void> {
  await (await sampleDatabase())?.delete('meta', draftKey(name));
}
