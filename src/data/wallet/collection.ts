import { delay } from '@/lib/storage/sample-delay';
import { createCollection } from '@/data/store/collection';
import { sampleContacts } from '@/data/user/collection';
import { Transaction, Reminder, type TransactionWithUser } from './schema';
import { sampleTransactions, sampleReminders } from './seed';

export const transactions = createCollection<Transaction>({
  name: 'transactions',
  version: 2,
  schema: Transaction,
  // In version 1 the status of the stored transfers was "Waiting".
  migrate: (record) => (typeof record === 'object' ? { ...record, status: 'Pending' } : record),
  seed: async (now) => sampleTransactions(now),
});

export const reminders = createCollection<Reminder>({
  name: 'reminders',
  version: 1,
  schema: Reminder,
  seed: async (now) => sampleReminders(now),
});

/** Newest first. */
export async function listTransactions(latency = delay()): Promise<readonly TransactionWithUser[]> {
  await latency;
  const [rows, people] = await Promise.all([transactions.all(), sampleContacts()]);
  const person = new Map(people.map((user) => [user.id, user]));
  return rows
    .map((row) => ({ ...row, user: person.get(row.userId) ?? null }))
    .toSorted((a, b) => b.at.localeCompare(a.at));
}

export async function listReminders(latency = delay()): Promise<readonly Reminder[]> {
  await latency;
  return (await reminders.all()).toSorted((a, b) => a.day.localeCompare(b.day));
}
