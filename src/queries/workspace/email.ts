import { sampleQuery } from '@/queries/sample';

export const emailsOptions = () =>
  sampleQuery(['mails'], async () => (await import('@/data/email/collection')).listEmails());
