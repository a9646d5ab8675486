import { createFileRoute } from '@tanstack/react-router';
import { EmailPage } from '@/components/email/EmailPage';
import { mailSearch } from '@/components/email/mail-search';
import { mailsOptions } from '@/queries/email';
import { usersOptions } from '@/queries/user';

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
