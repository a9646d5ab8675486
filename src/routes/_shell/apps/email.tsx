import { createFileRoute } from '@tanstack/react-router';
import { EmailPage } from '@/components/workspace/email/EmailPage';
import { mailSearch } from '@/components/workspace/email/email-search';
import { mailsOptions } from '@/queries/workspace/email';
import { usersOptions } from '@/queries/workspace/user';

export const Route = createFileRoute('/_shell/apps/email')({
  validateSearch: mailSearch,
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.query({ ...mailsOptions(), staleTime: 'static' }),
      queryClient.query({ ...usersOptions(), staleTime: 'static' }),
    ]);
  },
  staticData: { title: 'Email', crumbs: ['Workspace'] },
  component: EmailPage,
});
