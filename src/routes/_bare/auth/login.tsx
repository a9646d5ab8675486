import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { LoginPage } from '@/components/account/sign-in/LoginPage';
import { searchSchema } from '@/lib/navigation/search-params';

export const Route = createFileRoute('/_bare/auth/login')({
  validateSearch: searchSchema(() => ({
    redirect: z.string(),
    email: z.string(),
  })),
  staticData: { title: 'Sign in' },
  component: LoginPage,
});
