import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { LoginPinPage } from '@/components/account/lock/LoginPinPage';

export const Route = createFileRoute('/_bare/auth/login-pin')({
  validateSearch: z.object({
    redirect: z.catch(z.optional(z.string()), undefined),
  }),
  staticData: { title: 'Enter your PIN' },
  component: LoginPinPage,
});
