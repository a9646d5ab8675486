import { createFileRoute } from '@tanstack/react-router';
import { EmailPage } from '@/components/workspace/email/EmailPage';
import { mailSearchSchema } from '@/components/workspace/email/email-search';
import { emailsOptions } from '@/queries/workspace/email';
import { usersOptions } from '@/queries/workspace/user';

export const Route = createFileRoute('/_shell/apps/email')({
  validateSearch: mailSearchSchema,
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.query({ ...emailsOptions(), staleTime: 'static' }),
      queryClient.query({ ...usersOptions(), staleTime: 'static' }),
    ]);
  },
  staticData: { title: 'Email', crumbs: ['Workspace'] },
  component: EmailPage,
});
