import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { LoginPage } from '@/components/account/sign-in/LoginPage';

export const Route = createFileRoute('/_bare/auth/login')({
  validateSearch: z.object({
    redirect: z.catch(z.optional(z.string()), undefined),
    email: z.catch(z.optional(z.string()), undefined),
  }),
  staticData: { title: 'Sign in' },
  component: LoginPage,
});
