import { sampleQuery } from '@/queries/sample';

export const emailsOptions = () =>
  sampleQuery(['mails'], async (latency) => (await import('@/data/email/collection')).listEmails(latency));
