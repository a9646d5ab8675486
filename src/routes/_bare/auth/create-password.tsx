import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { CreatePasswordPage } from '@/components/account/sign-in/password/CreatePasswordPage';
import { searchSchema } from '@/lib/navigation/search-params';

export const Route = createFileRoute('/_bare/auth/create-password')({
  validateSearch: searchSchema(() => ({
    oobCode: z.string(),
  })),
  staticData: { title: 'Choose a new password' },
  component: CreatePasswordPage,
});
