import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ConfirmMailPage } from '@/components/account/sign-in/email/ConfirmMailPage';

export const Route = createFileRoute('/_bare/auth/confirm-mail/$email')({
  validateSearch: z.object({
    oobCode: z.catch(z.optional(z.string()), undefined),
  }),
  staticData: { title: 'Confirm your email' },
  component: ConfirmMailPage,
});
