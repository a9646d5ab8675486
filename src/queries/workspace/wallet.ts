import { sampleQuery } from '@/queries/sample';

export const transactionsOptions = () =>
  sampleQuery(['transactions'], async () => (await import('@/data/wallet/collection')).listTransactions());

export const remindersOptions = () =>
  sampleQuery(['reminders'], async () => (await import('@/data/wallet/collection')).listReminders());
