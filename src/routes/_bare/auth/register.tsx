import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { RegisterPage } from '@/components/account/sign-in/RegisterPage';

export const Route = createFileRoute('/_bare/auth/register')({
  validateSearch: z.object({
    plan: z.catch(z.optional(z.string()), undefined),
  }),
  staticData: { title: 'Create an account' },
  component: RegisterPage,
});
