import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { MailboxPage } from '@/components/account/sign-in/email/MailboxPage';
import { searchSchema } from '@/lib/navigation/search-params';

export const Route = createFileRoute('/_bare/auth/mailbox')({
  validateSearch: searchSchema(() => ({
    email: z.string(),
  })),
  staticData: { title: 'Local mailbox' },
  component: MailboxPage,
});
