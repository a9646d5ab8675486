import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { RegisterPage } from '@/components/account/sign-in/RegisterPage';
import { searchSchema } from '@/lib/navigation/search-params';

export const Route = createFileRoute('/_bare/auth/register')({
  validateSearch: searchSchema(() => ({
    plan: z.string(),
  })),
  staticData: { title: 'Create an account' },
  component: RegisterPage,
});
