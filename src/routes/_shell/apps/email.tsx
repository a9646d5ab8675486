import { createFileRoute } from '@tanstack/react-router';
import { EmailPage } from '@/components/workspace/email/EmailPage';
import { mailSearchSchema } from '@/components/workspace/email/list/email-search';
import { loadData } from '@/queries/loader';
import { emailsOptions } from '@/queries/workspace/email';
import { usersOptions } from '@/queries/workspace/user';

export const Route = createFileRoute('/_shell/apps/email')({
  validateSearch: mailSearchSchema,
  context: () => ({ emails: emailsOptions(), users: usersOptions() }),
  loader: ({ context: { queryClient, emails, users } }) => loadData(queryClient, emails, users),
  staticData: { title: 'Email', crumbs: ['Workspace'], sample: 'always' },
  component: EmailPage,
});
