import { sampleQuery } from '@/queries/sample';

export const transactionsOptions = () =>
  sampleQuery(['transactions'], async (latency) =>
    (await import('@/data/wallet/collection')).listTransactions(latency),
  );

export const remindersOptions = () =>
  sampleQuery(['reminders'], async (latency) =>
    (await import('@/data/wallet/collection')).listReminders(latency),
  );
