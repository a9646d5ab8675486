import { disk } from '@/data/store/database';

/** What was typed into an invoice that is not saved yet. */
export interface InvoiceDraft {
  /** ISO 8601. */
  at: string;
  /** The form's values as JSON; the form checks them when it takes them back. */
  values: unknown;
}

const keyOf = (name: string): string => `draft:invoice:${name}`;

/** The draft under a name ("new", "edit-4021"), or null. */
export async function readInvoiceDraft(name: string): Promise<InvoiceDraft | null> {
  const db = await disk();
  const kept = await db?.get('meta', keyOf(name));
  if (!kept) return null;
  try {
    return JSON.parse(kept) as InvoiceDraft;
  } catch {
    return null;
  }
}

/** Puts the draft on disk before it resolves. */
export async function keepInvoiceDraft(name: string, values: unknown): Promise<void> {
  const db = await disk();
  await db?.put('meta', JSON.stringify({ at: new Date().toISOString(), values }), keyOf(name));
}

export async function dropInvoiceDraft(name: string): Promise<void> {
  await (await disk())?.delete('meta', keyOf(name));
}
