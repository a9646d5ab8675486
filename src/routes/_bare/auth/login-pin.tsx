import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { LoginPinPage } from '@/components/account/lock/LoginPinPage';
import { searchSchema } from '@/lib/navigation/search-params';

export const Route = createFileRoute('/_bare/auth/login-pin')({
  validateSearch: searchSchema(() => ({
    redirect: z.string(),
  })),
  staticData: { title: 'Enter your PIN', openWhenLocked: true },
  component: LoginPinPage,
});
