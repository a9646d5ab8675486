import { sampleDatabase } from '@/data/store/database';

/** Unsaved form values. */
export interface InvoiceDraft {
  /** ISO 8601. */
  at: string;
  /** Validated by the form when it is restored. */
  values: unknown;
}

const draftKey = (name: string): string => `draft:invoice:${name}`;

/** Typed in an open form and not stored yet, by name. */
const typed = new Map<string, unknown>();

/** Holds the values of an open form, null for none, for `storeTypedInvoice`; returns a function that gives them up. */
export function holdTypedInvoice(name: string, values: unknown): () => void {
  typed.set(name, values);
  return () => void typed.delete(name);
}

/** Rejects when storage is full or blocked. */
export async function storeTypedInvoice(name: string): Promise<void> {
  if (!typed.has(name)) return;
  const values = typed.get(name);
  await (values === null ? deleteInvoiceDraft(name) : saveInvoiceDraft(name, values));
}

/** `name` is "new", "edit-4021" or "copy-4021". An open form stores first what it holds. */
export async function readInvoiceDraft(name: string): Promise<InvoiceDraft | null> {
  await storeTypedInvoice(name);
  const db = await sampleDatabase();
  const stored = await db?.get('meta', draftKey(name));
  if (!stored) return null;
  try {
    return JSON.parse(stored) as InvoiceDraft;
  } catch {
    return null;
  }
}

/** Null deletes the draft. */
async function writeInvoiceDraft(name: string, draft: InvoiceDraft | null): Promise<void> {
  typed.delete(name);
  const transaction = (await sampleDatabase())?.transaction('meta', 'readwrite');
  if (!transaction) return;
  const { store } = transaction;
  const write = draft ? store.put(JSON.stringify(draft), draftKey(name)) : store.delete(draftKey(name));
  // At once: a page that is being left no longer hears that the write succeeded, and its open transactions abort.
  transaction.commit();
  await Promise.all([write, transaction.done]);
}

/** `at`, in ISO 8601, is when the values were typed. */
export const saveInvoiceDraft = (
  name: string,
  values: unknown,
  at = new Date().toISOString(),
): Promise<void> => writeInvoiceDraft(name, { at, values });

export const deleteInvoiceDraft = (name: string): Promise<void> => writeInvoiceDraft(name, null);
