import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { MailboxPage } from '@/components/account/sign-in/email/MailboxPage';

export const Route = createFileRoute('/_bare/auth/mailbox')({
  validateSearch: z.object({
    email: z.catch(z.optional(z.string()), undefined),
  }),
  staticData: { title: 'Local mailbox' },
  component: MailboxPage,
});
