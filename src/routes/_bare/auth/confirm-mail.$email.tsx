import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ConfirmMailPage } from '@/components/account/sign-in/email/ConfirmMailPage';
import { searchSchema } from '@/lib/navigation/search-params';

export const Route = createFileRoute('/_bare/auth/confirm-mail/$email')({
  validateSearch: searchSchema(() => ({
    oobCode: z.string(),
  })),
  staticData: { title: 'Confirm your email' },
  component: ConfirmMailPage,
});
