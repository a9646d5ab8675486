import { sampleDatabase } from '@/data/store/database';

/** What was typed into an invoice that is not saved yet. */
export interface InvoiceDraft {
  /** ISO 8601. */
  at: string;
  /** The form's values as JSON; the form checks them when it takes them back. */
  values: unknown;
}

const draftKey = (name: string): string => `draft:invoice:${name}`;

/** The draft under a name ("new", "edit-4021"), or null. */
export async function readInvoiceDraft(name: string): Promise<InvoiceDraft | null> {
  const db = await sampleDatabase();
  const kept = await db?.get('meta', draftKey(name));
  if (!kept) return null;
  try {
    return JSON.parse(kept) as InvoiceDraft;
  } catch {
    return null;
  }
}

/** Puts the draft on disk before it resolves. */
export async function saveInvoiceDraft(name: string, values: unknown): Promise<void> {
  const db = await sampleDatabase();
  await db?.put('meta', JSON.stringify({ at: new Date().toISOString(), values }), draftKey(name));
}

export async function deleteInvoiceDraft(name: string): Promise<void> {
  await (await sampleDatabase())?.delete('meta', draftKey(name));
}
